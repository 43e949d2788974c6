// The entry script of the publisher's page.
import { followControls } from './controls.js';
import { enableCopying } from './copy.js';
import { inspectMessages } from './inspector.js';
import { runPanels } from './panels.js';
import { runShop } from './shop.js';

inspectMessages();
enableCopying();
const [showPanels, showPurse] = [runPanels(), runShop()];
followControls((shown) => {
  showPanels(shown);
  showPurse(shown);
});
