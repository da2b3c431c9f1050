import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { securityHeaders } from './headers.ts'

const policyWith = (foreign: Parameters<typeof securityHeaders>[2]) => {
  const headers = new Map<string, string>()
  const reply = {
    request: { url: '/login' },
    hasHeader: (name: string) => headers.has(name),
    header(name: string, value: string) {
      headers.set(name, value)
      return reply
    },
  }
  securityHeaders(reply as unknown as FastifyReply, false, foreign)
  return headers.get('content-security-policy')!
}

test('pages load scripts of others only where the installation has a key for them', () => {
  expect(policyWith({})).not.toContain('google')
  expect(policyWith({ captcha: true })).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  )
  const tracked = policyWith({ analytics: true })
  expect(tracked).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(tracked).toContain("connect-src 'self' https://*.google-analytics.com")
  for (const policy of [tracked, policyWith({ captcha: true, analytics: true })])
    expect(policy).not.toMatch(/unsafe|\*;| \* /)
})
