/**
 * The addresses of the panel's screens (RT-01). The panel has a screen for each; the server answers them with the page
 * whatever a client accepts, and uses them to tell fixed parts of a path from ids.
 */
export const panelPaths = [
  '/',
  '/surveys',
  '/offers',
  '/offer',
  '/featured',
  '/error',
  '/policy',
  '/questions',
  '/qualify',
  '/privacy-policy',
  '/odds',
  '/result',
  '/result/{cid}',
  '/activities-history/{activity}',
  '/profile',
  '/support',
  '/support-create-ticket',
  '/design-preview/{preview}',
  '/single-survey',
  '/survey',
] as const;
