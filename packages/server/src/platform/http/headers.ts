import type { FastifyReply } from 'fastify'

/** What of others a page may load, by what the installation chose: Google's captcha, Google's count of screens. */
interface Foreign {
  readonly captcha?: boolean
  readonly analytics?: boolean
}

const sources = {
  captcha: 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  tracking: 'https://www.googletagmanager.com',
  collected: 'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
}

const listed = (...allowed: readonly (string | false | undefined)[]) =>
  ["'self'", ...allowed].filter(Boolean).join(' ')

/** Nothing inline runs, nothing foreign loads but what was chosen, nobody frames us; uploads are shown by blob addresses. */
const policyOf = ({ captcha, analytics }: Foreign) =>
  [
    "default-src 'self'",
    `script-src ${listed(captcha && sources.captcha, analytics && sources.tracking)}`,
    "style-src 'self'",
    `img-src ${listed('data:', 'blob:', analytics && sources.collected)}`,
    "font-src 'self'",
    `connect-src ${listed(analytics && sources.collected)}`,
    `frame-src ${listed('blob:', captcha && sources.captcha)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Half a year: browsers come back by TLS alone, whatever address is typed. */
const strictTransport = `max-age=${182 * 86_400}`

export function securityHeaders(
  reply: FastifyReply,
  isApi: boolean,
  { isSecure = false, ...foreign }: Foreign & { readonly isSecure?: boolean } = {},
): void {
  if (isSecure) reply.header('strict-transport-security', strictTransport)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policyOf(foreign))
  reply
    .header('x-content-type-options', 'nosniff')
    .header('x-frame-options', 'DENY')
    .header('referrer-policy', 'no-referrer')
    .header('cross-origin-opener-policy', 'same-origin')
    .header('permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=()')
  if (isApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  // A document behind a public link is for who was given the link, not for a search engine.
  if (isApi || reply.request.url.startsWith('/pdf/')) reply.header('x-robots-tag', 'noindex, nofollow')
}
