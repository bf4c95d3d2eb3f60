"""At the table: reasons, rules, undo, hints, words, sound."""

from playwright.sync_api import Page, expect

from tests.page.conftest import House, Visit
from tests.page.playing import by_roles, number, play_on, wait_for_turn

COUNT_TONES = """() => {
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
}"""


def open_game(house: House, visit: Visit, game: str, *seats: str) -> Page:
    page = visit(house.link(house.table(game, *seats)))
    wait_for_turn(page)
    return page


def among_people(house: House, visit: Visit, game: str) -> Page:
    """A table of two people, where a bot plays for the other at that one's own wish."""
    made = house.table(game, "me", "friend")
    friend = {"Authorization": f"Bearer {made['seats'][1]['token']}"}
    path = f"/api/tables/{made['table']}/seats/1/takeover"
    assert house.http.post(path, json={"level": "random"}, headers=friend).status_code == 200
    page = visit(house.link(made))
    wait_for_turn(page)
    return page


def test_a_greyed_card_says_why_it_cannot_be_played(house: House, visit: Visit) -> None:
    """MC-TURN-3, MC-TURN-6, MC-TURN-7: the reason comes with its rule, and the rule opens."""
    page = open_game(house, visit, "musical-chairs", "me", "random")
    for _ in range(30):
        greyed = page.locator(".mine .piece.cannot > .ring")
        if greyed.count():
            break
        before = number(page)
        by_roles(page, 0)
        wait_for_turn(page, before)
    greyed.first.click(force=True)  # it is disabled for a screen reader, and still answers
    why = page.locator(".note.why")
    expect(why).to_contain_text("You cannot play")
    why.get_by_role("button", name="The rule for this").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("dd").first).not_to_be_empty()


def test_the_rules_are_searched_in_place(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "symphony-no-9", "me", "random")
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.get_by_role("heading", name="What it is about")).to_be_visible()  # how to play stands in front
    rules.get_by_role("button", name="All rules").click()
    rules.get_by_role("searchbox").fill("major patron discards")
    expect(rules.locator("dt", has_text="S9-COMP-4")).to_be_visible()
    rules.get_by_role("searchbox").fill("zeppelin")
    expect(rules.get_by_text("No rule has these words.")).to_be_visible()


def test_a_choice_is_taken_back(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "symphony-no-9", "me", "random")
    expect(page.get_by_text("2 cubes, one at a time")).to_be_visible()
    before = number(page)
    by_roles(page, 0)
    wait_for_turn(page, before)
    expect(page.get_by_text("Take another cube")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("2 cubes, one at a time")).to_be_visible()


def test_what_the_bots_did_since_is_taken_back_with_ones_own_choice(house: House, visit: Visit) -> None:
    """S9-PHASE2: whoever passes hands the turn on; a bot's purchase shows nothing that was hidden."""
    page = open_game(house, visit, "symphony-no-9", "me", "random")
    undo, told = page.locator("[data-tool=undo]"), page.get_by_role("log", name="What happened").locator("li")
    for turn in range(60):
        before, lines = number(page), told.count()
        by_roles(page, turn)
        wait_for_turn(page, before)
        if page.locator("[role=log] li.fresh").count():  # others have decided since
            page.wait_for_timeout(1000)  # whether it can be taken back is worked out beside the game
            if undo.get_attribute("aria-disabled") is None:
                break
    undo.click()
    expect(told).to_have_count(lines)
    expect(page.locator(".choice:enabled").first).to_be_visible()


def test_a_hint_names_a_choice_and_plays_it_on_request(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "symphony-no-9", "me", "random")
    before = number(page)
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("dialog", name="A hint")
    hint.get_by_role("button", name="Do that").click(timeout=30_000)
    page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)


def test_a_choice_is_weighed_before_it_is_made(house: House, visit: Visit) -> None:
    """Focus on a choice in the list lights the thing on the board that stands for it."""
    page = open_game(house, visit, "musical-chairs", "me", "random")
    page.get_by_role("list", name="Choices").get_by_role("button").nth(1).focus()
    expect(page.locator(".piece.lit")).to_have_count(1)


def choose(page: Page, text: str = "") -> None:
    """Presses a choice in the list and nothing else."""
    page.get_by_role("list", name="Choices").get_by_role("button", name=text).first.click()


def test_the_confirmation_can_be_asked_for(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "symphony-no-9", "me", "random")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask again").select_option("always")
    page.keyboard.press("Escape")
    before = number(page)
    choose(page)
    sure = page.get_by_role("alertdialog", name="Are you sure?")
    sure.get_by_role("button", name="No").click()
    assert number(page) == before
    choose(page)
    sure.get_by_role("button", name="Yes").click()
    wait_for_turn(page, before)


def test_a_final_choice_beside_others_is_asked_about_until_somebody_has_had_enough(house: House, visit: Visit) -> None:
    """S9-PHASE2: a cube that is bought can be given back, but to pass hands the turn on."""
    page = among_people(house, visit, "symphony-no-9")
    sure = page.get_by_role("alertdialog", name="Are you sure?")
    for again in range(2):
        for _ in range(40):
            if page.get_by_text("Buy a cube").count():
                break
            before = number(page)
            by_roles(page, 0)
            wait_for_turn(page, before)
        page.locator(".choice[data-final=true]").first.wait_for()  # it is worked out beside the game
        before = number(page)
        choose(page, "Pass")
        if again:
            expect(sure).to_have_count(0)
        else:
            expect(sure).to_contain_text("This cannot be taken back.")
            sure.get_by_role("button", name="Do not ask again").click()
        wait_for_turn(page, before)


def test_where_every_choice_is_final_nobody_is_asked_again(house: House, visit: Visit) -> None:
    page = among_people(house, visit, "musical-chairs")
    for _ in range(4):
        page.locator(".choice[data-final]").first.wait_for()
        before = number(page)
        choose(page)
        wait_for_turn(page, before)


def test_a_game_whose_picture_does_not_come_is_played_on_the_plain_board(house: House, visit: Visit) -> None:
    house.wait_for("philharmonix")
    page = visit("")
    page.route("**/assets/philharmonix-*.js", lambda route: route.abort())
    page.goto(house.link(house.table("philharmonix", "me", "random")))
    wait_for_turn(page)
    expect(page.get_by_role("group", name="The board in words").get_by_role("heading").first).to_be_visible()
    assert play_on(page, by_roles, 5) == 5


def test_the_table_is_told_in_words(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "musical-chairs", "me", "random")
    page.get_by_role("button", name="In words").click()
    words = page.get_by_role("dialog", name="The table in words")
    expect(words.get_by_role("heading", level=2)).not_to_have_count(1)
    expect(words).to_contain_text("hand")


def test_the_waltz_plays_while_the_round_runs_and_stops_with_the_music(house: House, visit: Visit) -> None:
    page = open_game(house, visit, "musical-chairs", "me", "random")
    page.evaluate(COUNT_TONES)
    play_on(page, by_roles, 1)
    assert page.evaluate("window.tones") == 0, "sound is off until it is switched on"
    page.get_by_role("button", name="Sound", exact=True).click()
    page.wait_for_function("() => window.tones > 12")
    for turn in range(60):
        before = number(page)
        by_roles(page, turn)
        wait_for_turn(page, before)
        if page.locator(".disc.playing").count() == 0:
            break
    page.wait_for_timeout(700)  # a last tone for the turn itself may sound
    tones = page.evaluate("window.tones")
    page.wait_for_timeout(1200)
    assert page.evaluate("window.tones") == tones, "the music goes on after it has stopped"


def test_several_at_one_screen_have_a_curtain_between_turns(house: House, visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Symphony No. 9").click()
    setup = page.get_by_role("dialog", name="A table of Symphony No. 9")
    setup.get_by_role("button", name="2", exact=True).click()
    setup.get_by_label("Seat A: name").fill("Ada")
    setup.get_by_label("Seat B: who plays").select_option("screen")
    setup.get_by_label("Seat B: name").fill("Ben")
    setup.get_by_role("button", name="Sit down").click()
    seen = set()
    for _ in range(6):
        page.locator(".choice:enabled:visible, .curtain[role=dialog]").first.wait_for()
        curtain = page.get_by_role("dialog", name="The screen goes to")
        if curtain.count():
            expect(page.get_by_role("region", name="Board")).not_to_be_visible()
            curtain.get_by_role("button", name="lift the curtain").click()
            page.locator(".choice:enabled:visible").first.wait_for()
        seen.add(page.locator(".seat.turn b").inner_text())
        before = number(page)
        by_roles(page, 0)
        page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    assert seen == {"Ada", "Ben"}


def test_several_at_one_screen_take_back_by_consent_from_the_curtain(house: House, visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Set up a table of Musical Chairs").click()
    setup = page.get_by_role("dialog", name="A table of Musical Chairs")
    setup.get_by_role("button", name="2", exact=True).click()
    setup.get_by_label("Seat A: name").fill("Ada")
    setup.get_by_label("Seat B: who plays").select_option("screen")
    setup.get_by_label("Seat B: name").fill("Ben")
    setup.get_by_text("Clock, undo, pace").click()
    setup.get_by_label("Undo").select_option("consent")
    setup.get_by_role("button", name="Sit down").click()
    curtain = page.get_by_role("dialog", name="The screen goes to")
    wish = curtain.get_by_role("button", name="I would like to take it back")
    for _ in range(80):  # until one's turn has ended with something that others have seen
        page.locator(".choice:enabled:visible, .curtain[role=dialog]").first.wait_for()
        page.wait_for_timeout(800)  # whether somebody must be asked at all is worked out beside the game
        if wish.count():
            break
        if curtain.count():
            curtain.get_by_role("button", name="lift the curtain").click()
        page.locator(".choice:enabled:visible").first.wait_for()
        decided = page.locator(".seat.turn b").inner_text()
        before = number(page)
        by_roles(page, 0)
        page.wait_for_function("before => document.querySelector('.table').dataset.number !== before", arg=before)
    wish.click()
    expect(curtain).to_contain_text(f"{decided} asks to take it back")
    curtain.get_by_role("button", name="lift the curtain").click()
    page.get_by_role("button", name="Agree").click()
    expect(curtain).to_contain_text(f"The screen goes to {decided}")
    curtain.get_by_role("button", name="lift the curtain").click()
    page.locator(".choice:enabled:visible").first.wait_for()
