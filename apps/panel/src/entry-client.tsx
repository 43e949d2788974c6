import { createRoot } from 'react-dom/client';
import { loadCatalog } from '#lib/catalog.ts';
import { TextProvider, useText } from '#lib/text.tsx';
function T(){ return <h1>{useText()('list_title')}</h1>; }
const messages = await loadCatalog('en');
createRoot(document.body).render(<TextProvider language="en" messages={messages}><T/></TextProvider>);
