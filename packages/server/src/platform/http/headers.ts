import type { FastifyReply } from 'fastify'

/** Nothing inline runs, nothing foreign loads, nobody frames us; uploads are shown by blob addresses. */
const policyOf = (google: string) =>
  [
    "default-src 'self'",
    `script-src 'self'${google}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' blob:${google}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const contentSecurityPolicy = policyOf('')
/** Google's captcha is a script and a frame of theirs; only where the installation chose it. */
const policyWithGoogle = policyOf(' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/')

/** Half a year: browsers come back by TLS alone, whatever address is typed. */
const strictTransport = `max-age=${182 * 86_400}`

export function securityHeaders(
  reply: FastifyReply,
  isApi: boolean,
  { allowsGoogle = false, isSecure = false } = {},
): void {
  if (isSecure) reply.header('strict-transport-security', strictTransport)
  if (!reply.hasHeader('content-security-policy'))
    reply.header('content-security-policy', allowsGoogle ? policyWithGoogle : contentSecurityPolicy)
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
