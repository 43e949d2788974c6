// The entry script of the publisher's page.
import { followControls } from './controls.js';
import { enableCopying } from './copy.js';
import { inspectMessages } from './inspector.js';
import { runPanels } from './panels.js';

inspectMessages();
enableCopying();
followControls(runPanels());
