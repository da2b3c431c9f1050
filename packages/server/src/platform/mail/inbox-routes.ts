import type { FastifyInstance } from 'fastify'
import type { Inbox } from './inbox.ts'
import { inboxReply } from './inbox-page.ts'

/** The development inbox as pages below `/api/dev/inbox`; there is none in production. */
export function inboxRoutes(app: FastifyInstance, inbox: Inbox): void {
  app.get<{ Params: { '*'?: string }; Querystring: { to?: string; format?: string } }>(
    '/api/dev/inbox*',
    async (request, reply) => {
      const { to, format } = request.query
      const json = format === 'json' || (request.headers.accept ?? '').startsWith('application/json')
      const page = await inboxReply(inbox, request.params['*'] ?? '', { to, json })
      if (!page) return reply.code(404).send()
      return reply.headers(page.headers).type(page.contentType).send(page.body)
    },
  )
}
