"""The network that learns and the kernel that runs it are one."""

import importlib.util

import numpy as np
import pytest

from scherzo.bots.network import LEAD, OUTPUTS, SEATS, WIN, evaluate, inclined
from scherzo.bots.weights import decision_part
from scherzo.core.features import width_of
from scherzo.core.table import MENU
from scherzo.games import NAMES, game
from scherzo.training.model import Model, sizes_for, torch_or_refuse

if importlib.util.find_spec("torch") is None:
    pytest.skip("PyTorch is not installed (the extra `train`)", allow_module_level=True)
torch = torch_or_refuse()


def any_model(name: str) -> Model:
    """A model that has learnt nothing: random weights, so that it reacts to all it is given."""
    torch.manual_seed(3)
    played = game(name)
    model = Model(torch, played.features, sizes_for(played.features, (32, 8)), torch.device("cpu"))
    for weights in model.parts["options"].parameters():
        torch.nn.init.normal_(weights)
    return model


@pytest.mark.parametrize("name", NAMES)
def test_the_kernel_says_what_the_model_learnt(name: str) -> None:
    played, model = game(name), any_model(name)
    dice = np.random.default_rng(4)
    row = dice.random(width_of(played.features)).astype(np.float32)
    scale, start = np.ones(SEATS * OUTPUTS, dtype=np.float32), np.zeros(SEATS * OUTPUTS, dtype=np.float32)
    scale[LEAD::OUTPUTS], start[LEAD::OUTPUTS] = 7, 2
    layers = model.layers(scale, start)
    with torch.no_grad():
        said, leaning = model.says(torch.from_numpy(row)[None])
        wanted = model.wants(leaning, torch.tensor([1]))[0].numpy()
    first, second = (np.zeros(n, dtype=np.float32) for n in (model.sizes.first, model.sizes.second))
    found = np.zeros(SEATS * OUTPUTS, dtype=np.float32)
    evaluate(layers, row, first, second, found, 2)
    np.testing.assert_allclose(found[LEAD::OUTPUTS], said[0, LEAD::OUTPUTS].numpy() * 7 + 2, rtol=1e-3, atol=1e-3)
    chances = np.exp(said[0, WIN::OUTPUTS][:2].numpy())
    np.testing.assert_allclose(found[WIN::OUTPUTS][:2], chances / chances.sum(), rtol=1e-3)
    menu, shares = np.arange(5, dtype=np.int16), np.zeros(MENU)
    inclined(layers, first, np.zeros(model.sizes.leaning, dtype=np.float32), 1, menu, 5, shares)
    np.testing.assert_allclose(shares[:5], np.exp(wanted[:5]) / np.exp(wanted[:5]).sum(), rtol=2e-3)


@pytest.mark.parametrize("name", [name for name in NAMES if any(f.hidden for f in game(name).features)])
def test_what_is_hidden_moves_the_judgement_and_not_the_choice(name: str) -> None:
    played, model = game(name), any_model(name)
    hidden = np.concatenate([np.full(feature.width, feature.hidden) for feature in played.features])
    rows = np.random.default_rng(4).random((2, len(hidden))).astype(np.float32)
    rows[1, ~hidden] = rows[0, ~hidden]
    at, kinds = decision_part(played.features)
    assert kinds > 1
    assert not hidden[at]
    with torch.no_grad():
        (said, leaning), (other, the_same) = (model.says(torch.from_numpy(row)[None]) for row in rows)
    assert not torch.equal(said, other)
    assert torch.equal(leaning, the_same)
