import type { Plugin } from 'vite';

/** In development only: `/dev/machines` shows the machines of all open tabs as they run. */
export function machinesPage(): Plugin {
  return {
    name: 'kuur:machines-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (/^\/dev\/machines(?:\?|$)/.test(request.url ?? '')) request.url = '/dev/machines.html';
        next();
      });
    },
    transformIndexHtml: (_html, { path }) =>
      path === '/dev/machines.html'
        ? []
        : [{ tag: 'script', attrs: { type: 'module', src: '/dev/inspect.ts' }, injectTo: 'head-prepend' }],
  };
}
