// What each offer's icon shows: two colors of its sky, and shapes on a 64-unit square. Shapes are white unless they say otherwise.
export interface Motif {
  sky: readonly [top: string, bottom: string];
  shapes: string;
}

export const motifs: Readonly<Record<string, Motif>> = {
  'dragon-isles': {
    sky: ['#12b886', '#4263eb'],
    shapes:
      '<path d="M14 31l-8-4 10-4zM12 43l-8-2 8-7zM19 21l-5-8 10 2z" fill="#ffd43b"/><path d="M18 58c-9-16-7-31 7-39l-4-12 12 9 6-8 2 11c8 3 14 8 18 14 1 4-2 7-7 7l-7-1-4 5-4-4c-2 7 0 13 6 18z"/><circle cx="39" cy="27" r="3" fill="#2b3a8f"/><circle cx="53" cy="32" r="1.6" fill="#2b3a8f"/><path d="M0 55c10-7 20-7 32 0s22 6 32 0v9H0z" fill="#0b7285" opacity=".7"/>',
  },
  'farm-merge': {
    sky: ['#ffd43b', '#37b24d'],
    shapes:
      '<path d="M0 64V46c16-8 48-8 64 0v18z" fill="#2b8a3e"/><path d="M31 18h2v32h-2z" fill="#5c940d"/><path d="M32 8c6 4 6 10 0 14-6-4-6-10 0-14zM32 24c2-7 8-9 13-8 0 7-6 11-13 10zM32 24c-2-7-8-9-13-8 0 7 6 11 13 10zM32 37c2-7 8-9 13-8 0 7-6 11-13 10zM32 37c-2-7-8-9-13-8 0 7 6 11 13 10z"/>',
  },
  'starfall-tactics': {
    sky: ['#1b1464', '#7048e8'],
    shapes:
      '<path d="M32 8l14 40-14-9-14 9z"/><path d="M32 8v31l-14 9z" fill="#d0bfff"/><path d="M27 46h10l-5 14z" fill="#ffa94d"/><circle cx="10" cy="14" r="2"/><circle cx="54" cy="20" r="2.5"/><circle cx="52" cy="52" r="1.8"/><circle cx="11" cy="44" r="1.6"/>',
  },
  'bean-box': {
    sky: ['#d9a066', '#6b3e1d'],
    shapes:
      '<path d="M12 26h34v14a16 16 0 0 1-16 16h-2a16 16 0 0 1-16-16z"/><path d="M46 29h4a7 7 0 0 1 0 15h-5v-5h5a2.5 2.5 0 0 0 0-5h-4z"/><path d="M20 6c4 5-4 8 0 14M29 6c4 5-4 8 0 14M38 6c4 5-4 8 0 14" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".75"/><ellipse cx="29" cy="40" rx="6" ry="8" fill="#7f4f24" transform="rotate(25 29 40)"/><path d="M32 33c-5 4 0 9-6 14" fill="none" stroke="#d9a066" stroke-width="2"/>',
  },
  'gem-cascade': {
    sky: ['#e64980', '#5f3dc4'],
    shapes:
      '<path d="M18 14h28l10 14-24 28L8 28z"/><path d="M18 14l6 14H8zM46 14l-6 14h16z" fill="#ffdeeb"/><path d="M24 28h16l-8 28z" fill="#fcc2d7"/><path d="M24 28l8-14 8 14z" fill="#f783ac"/>',
  },
  'lexi-words': {
    sky: ['#4dabf7', '#1864ab'],
    shapes:
      '<rect x="8" y="20" width="22" height="26" rx="5"/><rect x="34" y="20" width="22" height="26" rx="5" fill="#ffe066"/><path d="M14 39l5-13 5 13M16 35h6M41 26v13h4a3.5 3.5 0 0 0 0-7h-4 3.5a3 3 0 0 0 0-6z" fill="none" stroke="#1864ab" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'castle-rush': {
    sky: ['#ff922b', '#a61e4d'],
    shapes:
      '<path d="M10 56V24h7v6h6v-6h6v6h6v-6h6v6h6v-6h7v32z"/><path d="M27 56V44a5 5 0 0 1 10 0v12z" fill="#862e9c"/><path d="M31 24V8l13 5-11 5v6z" fill="#ffd43b"/><path d="M16 38h5v7h-5zM43 38h5v7h-5z" fill="#c2255c"/>',
  },
  'north-bank': {
    sky: ['#20c997', '#0b5f5f'],
    shapes:
      '<path d="M32 8l24 13v5H8v-5z"/><path d="M13 29h6v18h-6zM29 29h6v18h-6zM45 29h6v18h-6z" fill="#c3fae8"/><path d="M8 50h48v6H8z"/><circle cx="32" cy="18" r="3.5" fill="#0ca678"/>',
  },
  'tiny-tracks': {
    sky: ['#94d82d', '#0c8599'],
    shapes:
      '<path d="M12 24h18v-8h-4v-5h16v5h-4v8h14v20H12z"/><path d="M17 28h9v8h-9z" fill="#0c8599"/><path d="M44 24h6V14h-6z" fill="#ffd43b"/><circle cx="20" cy="47" r="6" fill="#343a40"/><circle cx="34" cy="47" r="6" fill="#343a40"/><circle cx="47" cy="47" r="6" fill="#343a40"/><path d="M4 55h56v4H4z" fill="#e9fac8"/>',
  },
  'reel-pond': {
    sky: ['#66d9e8', '#1971c2'],
    shapes:
      '<path d="M10 34c8-14 26-16 36-4l10-8v24l-10-8C36 50 18 48 10 34z"/><circle cx="20" cy="31" r="2.6" fill="#1971c2"/><path d="M28 26c4 5 4 11 0 16" fill="none" stroke="#a5d8ff" stroke-width="3" stroke-linecap="round"/><circle cx="12" cy="14" r="3" opacity=".7"/><circle cx="20" cy="8" r="2" opacity=".7"/>',
  },
  stride: {
    sky: ['#ffa8a8', '#f03e3e'],
    shapes:
      '<path d="M8 42l2-16 8 4c4 2 8-1 9-6l3 1c2 8 10 10 18 12 6 1 8 4 8 9v2H12c-3 0-4-2-4-6z"/><path d="M8 48h48v4c0 2-2 3-4 3H12c-3 0-4-2-4-4z" fill="#ffe3e3"/><path d="M30 30l-5 5M35 33l-5 5M40 36l-5 5" stroke="#f03e3e" stroke-width="2.5" stroke-linecap="round"/>',
  },
  'solitaire-harbor': {
    sky: ['#38d9a9', '#2b8a3e'],
    shapes:
      '<rect x="12" y="14" width="26" height="38" rx="5" transform="rotate(-12 25 33)" fill="#d3f9d8"/><rect x="25" y="12" width="27" height="40" rx="5" transform="rotate(8 38 32)"/><path d="M39 22c5 6 10 8 9 13-1 4-6 4-8 1l1 6h-7l3-6c-3 2-7 1-7-3 0-5 6-6 9-11z" fill="#2b8a3e"/>',
  },
  'page-turner': {
    sky: ['#ffc078', '#d9480f'],
    shapes:
      '<path d="M32 18c-7-5-15-6-24-5v34c9-1 17 0 24 5z"/><path d="M32 18c7-5 15-6 24-5v34c-9-1-17 0-24 5z" fill="#ffe8cc"/><path d="M14 22c5 0 9 1 12 3M14 30c5 0 9 1 12 3M38 25c3-2 7-3 12-3M38 33c3-2 7-3 12-3" fill="none" stroke="#e8590c" stroke-width="2.5" stroke-linecap="round"/>',
  },
  'neon-drift': {
    sky: ['#0b0b2b', '#ae3ec9'],
    shapes:
      '<path d="M6 44c0-6 3-8 9-9l6-9c2-3 5-4 9-4h8c4 0 7 1 10 4l6 8c4 1 5 4 5 8v4H6z"/><path d="M24 34l4-6c1-2 2-2 4-2h2v8zM38 26h2c2 0 4 1 5 2l5 6H38z" fill="#5f3dc4"/><circle cx="18" cy="46" r="6" fill="#15aabf"/><circle cx="46" cy="46" r="6" fill="#15aabf"/><path d="M2 56h24M34 56h28" stroke="#66d9e8" stroke-width="3" stroke-linecap="round"/>',
  },
  'cosmo-colony': {
    sky: ['#364fc7', '#15aabf'],
    shapes:
      '<path d="M6 50a26 26 0 0 1 52 0z" fill="#a5d8ff" opacity=".65"/><path d="M0 50h64v14H0z" fill="#dbe4ff"/><path d="M30 50V36h4v14z" fill="#2b8a3e"/><path d="M32 38c-8 0-11-6-10-11 6 0 10 4 10 11zM32 36c0-8 5-12 12-11 0 7-5 11-12 11z" fill="#51cf66"/><circle cx="50" cy="13" r="6"/><circle cx="14" cy="14" r="1.8"/><circle cx="28" cy="8" r="1.5"/>',
  },
  'fresh-crate': {
    sky: ['#c0eb75', '#5c940d'],
    shapes:
      '<circle cx="22" cy="27" r="9" fill="#ff6b6b"/><circle cx="42" cy="27" r="9" fill="#ffa94d"/><path d="M32 28c-7-5-6-15 0-20 6 5 7 15 0 20z" fill="#2b8a3e"/><path d="M8 32h48l-4 24H12z"/><path d="M10 39h44M12 47h40" stroke="#d8a25e" stroke-width="3"/>',
  },
  'rune-duel': {
    sky: ['#845ef7', '#2b1a66'],
    shapes:
      '<path d="M32 6l18 14v24L32 58 14 44V20z"/><path d="M32 6v52L14 44V20z" fill="#e5dbff"/><path d="M26 44V20l12 12-12 6" fill="none" stroke="#5f3dc4" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  'piano-steps': {
    sky: ['#f783ac', '#862e9c'],
    shapes:
      '<rect x="8" y="18" width="48" height="32" rx="4"/><path d="M20 18v32M32 18v32M44 18v32" stroke="#c9a6d6" stroke-width="2"/><path d="M16 18h8v18h-8zM28 18h8v18h-8zM40 18h8v18h-8z" fill="#3b0f4a"/>',
  },
  'harbor-shield': {
    sky: ['#74c0fc', '#0b3d91'],
    shapes:
      '<path d="M32 6l22 8v16c0 14-9 23-22 28C19 53 10 44 10 30V14z"/><path d="M32 6v52C19 53 10 44 10 30V14z" fill="#d0ebff"/><circle cx="32" cy="28" r="6" fill="#0b3d91"/><path d="M29 30h6l2 13H27z" fill="#0b3d91"/>',
  },
  'bubble-bakery': {
    sky: ['#ffdeeb', '#f06595'],
    shapes:
      '<path d="M16 34h32l-5 22H21z" fill="#e8590c"/><path d="M24 34l2 22M32 34v22M40 34l-2 22" stroke="#ffc9a3" stroke-width="2"/><path d="M12 36c-4-8 3-13 8-12 0-9 10-13 16-7 9-2 13 5 10 9 8 2 8 10 2 10z"/><circle cx="33" cy="11" r="5" fill="#e03131"/>',
  },
};
