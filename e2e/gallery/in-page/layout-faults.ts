// Runs inside the page. Nothing that is read or pressed is cut off, spills out of its place, leaves the page, lies on
// something else, or ends in dots without a title.
import { crossedBoundary } from './boundaries.ts';
import { overlaps } from './overlaps.ts';
import { piecesOf } from './pieces.ts';
import { settled } from './settled.ts';
import { shortenedTexts } from './shortened.ts';
import { sidewaysScrollers } from './sideways.ts';

/** What is wrong with which words, and where. */
export type LayoutFault = string;

Object.assign(globalThis, { layoutFaults });

async function layoutFaults(): Promise<LayoutFault[]> {
  await settled(document);
  const pieces = piecesOf(document);
  const crossings = pieces.flatMap((piece) => {
    const crossing = crossedBoundary(piece, document);
    if (!crossing) return [];
    const { kind, by, boundary } = crossing;
    return [`${named(piece.element)} ${kind} ${nameOf(boundary)} by ${Math.ceil(by)} px${said(piece.words)}`];
  });
  return [
    ...crossings,
    ...overlaps(pieces).map(
      ([one, other]) =>
        `${named(one.element)} lies on ${named(other.element)}${said(`${one.words} | ${other.words}`)}`,
    ),
    ...shortenedTexts(document).map(
      (element) => `${named(element)} is shortened without a title${said(element.textContent ?? '')}`,
    ),
    ...sidewaysScrollers(document).map((element) => `${named(element)} scrolls sideways`),
  ].filter((fault, at, all) => all.indexOf(fault) === at);
}

/** An element by its place: the nearest one with a name of its own, and itself. */
function named(element: Element): string {
  const [own, parent] = [nameOf(element), element.parentElement];
  return own.includes('.') || !parent ? own : `${named(parent)} ${own}`;
}

function nameOf(element: Element): string {
  return [element.localName, ...element.classList].join('.');
}

function said(words: string): string {
  return words ? `: “${words.length > 70 ? `${words.slice(0, 70)}…` : words}”` : '';
}
