import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicCtx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { publicContext } from '../../platform/http/call-route.ts'
import type { HttpServices } from '../../platform/http/server.ts'
import { googleReturned } from './google.ts'
import { metadataAt } from './providers.ts'
import { samlReturned } from './saml.ts'
import type { SamlMethod } from './saml.ts'

const longestAnswer = 256 * 1024

/**
 * What identity providers send browsers to: forms and addresses of theirs, not calls of ours. Each ends in
 * `/loginResponse`, with a request of a minute or the code of what went wrong.
 */
export function identityPages(app: FastifyInstance, services: HttpServices): void {
  // A scope of its own: no other address of the product takes forms.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestAnswer },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    for (const method of ['azure', 'okta'] as const) {
      scope.post(`/api/sso/saml/${method}`, (request, reply) =>
        answer(services, request, reply, (ctx) => {
          const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
          return samlReturned(ctx, method, {
            SAMLResponse: form.get('SAMLResponse') ?? '',
            RelayState: form.get('RelayState') ?? '',
          })
        }),
      )
    }
    scope.get('/api/sso/google/return', (request, reply) =>
      answer(services, request, reply, (ctx) =>
        googleReturned(ctx, request.url.slice(request.url.indexOf('?'))),
      ),
    )
    scope.get<{ Querystring: { method?: string } }>('/api/sso/saml/metadata', async (request, reply) => {
      const method: SamlMethod = request.query.method === 'okta' ? 'okta' : 'azure'
      return reply
        .header('content-type', 'application/samlmetadata+xml; charset=utf-8')
        .send(metadataAt(services.publicUrl, method))
    })
  })
}

async function answer(
  services: HttpServices,
  request: FastifyRequest,
  reply: FastifyReply,
  prove: (ctx: PublicCtx) => Promise<string>,
) {
  services.limits.address.take(request.ip)
  const query = await prove(publicContext(services, request)).then(
    (response) => ({ statusCode: '200', response }),
    (error: unknown) => {
      if (!(error instanceof AppError)) request.log.error({ err: error }, 'sign-in at an identity provider')
      const { status, code } = error instanceof AppError ? error.row : { status: 500, code: 'SYST0500' }
      return { statusCode: String(status), response: code }
    },
  )
  return reply.redirect(`/loginResponse?${new URLSearchParams(query).toString()}`, 303)
}
