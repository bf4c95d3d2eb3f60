"""The page's types, made from the server's messages and the games' views: `python -m scherzo.server.typescript`.

One file for the messages (web/src/wire/index.ts) and one for each game's view. A test says when they are not fresh.
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from msgspec import inspect as kinds

from scherzo.games import NAMES
from scherzo.server.http.openapi import view_of
from scherzo.server.messages import fields
from scherzo.server.messages.events import FromServer
from scherzo.server.messages.replies import REPLIES
from scherzo.server.messages.requests import BODIES, ToServer

FOLDER = Path("web/src/wire")
HEADER = "/** {what}. Made by `python -m scherzo.server.typescript`: do not edit. */\n"
ALIASES = {
    frozenset(get_args(kind)): name for name, kind in vars(fields).items() if get_origin(kind) is Literal
}  # words of which only a few are possible, by name
SIMPLE = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}


def files() -> dict[Path, str]:
    """All files with their contents."""
    made = {FOLDER / "index.ts": messages()}
    for name in NAMES:
        what = f"The view of {name.replace('-', ' ')}, as the server sends it"
        made[FOLDER / f"{name}.ts"] = HEADER.format(what=what) + declared([view_of(name)], [])
    return made


def messages() -> str:
    """Everything that the server and the page say to each other."""
    text = HEADER.format(what="What the server and the page say to each other")
    for name in ALIASES.values():
        text += f"\nexport type {name} = {literal(get_args(getattr(fields, name)))};\n"
    text += declared([*REPLIES, FromServer], [*BODIES, ToServer])
    for name, union in (("FromServer", FromServer), ("ToServer", ToServer)):
        text += f"\nexport type {name} =\n  | " + "\n  | ".join(part.__name__ for part in get_args(union)) + ";\n"
    return text


def declared(sent: list[Any], received: list[Any]) -> str:
    """The structs that these types hold, as interfaces. What clients send may leave out what else is null."""
    structs: dict[type, tuple[kinds.StructType, bool]] = {}
    for found, roots in ((False, sent), (True, received)):
        for root in roots:
            for struct in structs_in(kinds.type_info(root), set()):
                structs.setdefault(struct.cls, (struct, found))
    return "".join(interface(struct, optional) for struct, optional in structs.values())


def structs_in(kind: kinds.Type, seen: set[type]) -> Iterator[kinds.StructType]:
    """All structs that a type holds, parts before wholes."""
    kind = bare(kind)
    match kind:
        case kinds.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from structs_in(field.type, seen)
            yield kind
        case kinds.UnionType():
            for part in kind.types:
                yield from structs_in(part, seen)
        case kinds.ListType() | kinds.VarTupleType() | kinds.FrozenSetType():
            yield from structs_in(kind.item_type, seen)
        case kinds.TupleType():
            for part in kind.item_types:
                yield from structs_in(part, seen)
        case kinds.DictType():
            yield from structs_in(kind.value_type, seen)


def interface(struct: kinds.StructType, optional: bool) -> str:
    """A struct as an interface with its docstring."""
    doc = " ".join((inspect.getdoc(struct.cls) or "").split("\n\n")[0].split())
    lines = [f"\n/** {doc} */" if doc else "", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field:
        lines.append(f"  {struct.tag_field}: {literal([struct.tag])};")
    for field in struct.fields:
        mark = "?" if optional and field.default is None else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join(lines) + ("\n}\n" if len(lines) > 2 else "}\n")


def written(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    kind = bare(kind)
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    match kind:
        case kinds.StructType():
            return kind.cls.__name__
        case kinds.LiteralType():
            return ALIASES.get(frozenset(kind.values)) or literal(kind.values)
        case kinds.UnionType():
            return " | ".join(sorted((written(part) for part in kind.types), key=lambda part: part == "null"))
        case kinds.ListType() | kinds.VarTupleType() | kinds.FrozenSetType():
            item = written(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.TupleType():
            return f"[{', '.join(written(part) for part in kind.item_types)}]"
        case kinds.DictType():
            return f"Record<string, {written(kind.value_type)}>"
    raise TypeError(f"{kind} has no TypeScript form")


def literal(values: Any) -> str:
    """Some words of which one is meant."""
    return " | ".join(f"'{value}'" for value in values)


def bare(kind: kinds.Type) -> kinds.Type:
    """A type without its notes; bytes that are JSON already are what they hold."""
    while isinstance(kind, kinds.Metadata):
        kind = kinds.type_info(kind.extra["holds"]) if kind.extra else kind.type
    return kind


def main(root: Path) -> None:
    """Writes the files below the repository's root."""
    for path, text in files().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
