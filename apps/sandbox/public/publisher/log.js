// New entries of the receiver's log, as they come; an entry that is open stays open.
import { followStream } from './live.js';

const mostEntries = 200;

const list = part('entries');
followStream(
  (after) => `/publisher/log/events?after=${after || list.dataset.newest}`,
  (data) => {
    /** @type {{ count: number, entry: string, faults: string, text: string }} */
    const { count, entry, faults, text } = JSON.parse(data);
    // The server has escaped whatever came from outside.
    list.insertAdjacentHTML('afterbegin', entry);
    if (list.children.length > mostEntries) list.lastElementChild?.remove();
    part('faults').innerHTML = faults;
    part('count').textContent = String(count);
    part('empty').hidden = true;
    part('news').textContent = text;
  },
);

/** @param {string} name */
function part(name) {
  const element = document.querySelector(`[data-log="${name}"]`);
  if (!(element instanceof HTMLElement)) throw new Error(`The log has no element [data-log="${name}"]`);
  return element;
}
