/**
 * Where calls go: what the server has written into the page from the configuration of the installation, else the
 * server that the page itself came from.
 */
export const apiBase: string =
  (typeof document === 'undefined'
    ? ''
    : document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content
  )?.replace(/\/+$/, '') || '/api'
