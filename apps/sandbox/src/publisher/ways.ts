// The nine ways to show the panel: its eight run modes (EM-01), and a button that opens a modal.
export interface Way {
  id: WayId;
  name: string;
  note: string;
}

type WayId =
  | 'page'
  | 'iframe'
  | 'script'
  | 'modal'
  | 'button'
  | 'popup'
  | 'single-page'
  | 'single-survey'
  | 'in-app';

export const plainFrame: Way = {
  id: 'iframe',
  name: 'Frame',
  note: 'One tag and no script. The frame scrolls by itself.',
};

export const ways: readonly Way[] = [
  plainFrame,
  {
    id: 'script',
    name: 'Script',
    note: 'The script makes the frame: options instead of an address, events by name, and a way to change or remove it.',
  },
  {
    id: 'modal',
    name: 'Modal',
    note: 'Over the page. It loads when the pointer or the keyboard reaches its button, and waits when it is closed.',
  },
  {
    id: 'button',
    name: 'Button',
    note: 'The script brings the button, too: it follows the reader in the corner and opens a modal.',
  },
  {
    id: 'popup',
    name: 'Popup',
    note: 'A window of its own, which still sends its messages to this page.',
  },
  {
    id: 'single-page',
    name: 'Single page',
    note: 'The site’s own navigation shows one module of the panel at a time; the panel asks for the others by message.',
  },
  { id: 'page', name: 'Page', note: 'A link to the panel as a page of its own. Nothing is embedded.' },
  {
    id: 'single-survey',
    name: 'One survey',
    note: 'A link into one survey of demo-single, an app without a list. Who follows it needs no account.',
  },
  {
    id: 'in-app',
    name: 'Phone app',
    note: 'What a phone app shows in its web view. Here a frame plays the web view, so messages come to this page; in an app they come by its bridge.',
  },
];
