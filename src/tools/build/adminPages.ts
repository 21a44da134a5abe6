import type { Plugin } from 'vite';

const adminPath = /^(?:\/(?:en|de|fr))?\/admin(?:\/[^.?]*)?(?:\?|$)/;

/** The development server answers addresses of the back office with its page, as the server does. */
export function adminPages(): Plugin {
  return {
    name: 'kuur:admin-pages',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        if (adminPath.test(request.url ?? '')) request.url = '/admin.html';
        next();
      });
    },
  };
}
