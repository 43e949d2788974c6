import '@earnwall/ui/console/tokens.css';
import '@earnwall/ui/console/base.css';
import { createRoot } from 'react-dom/client';
import { keptLook, showLook } from '#lib/look.ts';
import { Console } from './app/console.tsx';

// Before anything is painted; the preferences themselves come with the first call.
showLook(keptLook());
const root = document.getElementById('console');
if (root) createRoot(root).render(<Console />);
