import { escapeHtml } from './template.ts'
import type { Inbox, InboxMessage } from './inbox.ts'

export interface PageReply {
  readonly contentType: string
  readonly body: string | Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Answers below `/api/dev/inbox`, in development only: the list as a page, `?format=json` or `Accept: application/json`
 * for the list as JSON (`&to=` narrows it), `/<id>` one message, `/<id>/html` its body, `/<id>/<n>` an attachment.
 */
export const inboxReply = async (
  inbox: Inbox,
  rest: string,
  query: { readonly to?: string | undefined; readonly json?: boolean | undefined },
): Promise<PageReply | undefined> => {
  const [id, part] = rest.split('/').filter(Boolean)
  if (!id) {
    const messages = await inbox.list(query.to)
    return query.json ? json(messages.map(withoutContent)) : page('Inbox', listOf(messages))
  }
  const message = await inbox.read(id)
  if (!message) return undefined
  if (part === 'html') {
    // Mail is someone's writing: shown without scripts, forms, frames or anything loaded from elsewhere.
    const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox"
    return { ...html(message.html ?? ''), headers: { 'content-security-policy': policy } }
  }
  if (part !== undefined) {
    const file = message.attachments[Number(part)]
    if (!file) return undefined
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`
    const headers = { 'content-disposition': disposition, 'x-content-type-options': 'nosniff' }
    return { contentType: 'application/octet-stream', body: Buffer.from(file.base64, 'base64'), headers }
  }
  return query.json ? json(message) : page(message.subject, messageOf(message))
}

const withoutContent = ({ attachments, ...message }: InboxMessage) => ({
  ...message,
  attachments: attachments.map(({ name, contentType, base64 }) => ({
    name,
    contentType,
    size: Math.floor(base64.length * 0.75),
  })),
})

const listOf = (messages: readonly InboxMessage[]) =>
  messages.length === 0
    ? '<p>No messages yet.</p>'
    : `<table><tr><th>Time</th><th>Channel</th><th>To</th><th>Subject</th></tr>${messages
        .map(
          (message) =>
            `<tr><td>${escapeHtml(message.at)}</td><td>${message.channel}</td><td>${escapeHtml(message.to.join(', '))}</td>` +
            `<td dir="auto"><a href="/api/dev/inbox/${message.id}">${escapeHtml(message.subject || '(no subject)')}</a></td></tr>`,
        )
        .join('')}</table>`

const messageOf = (message: InboxMessage) =>
  `<p><a href="/api/dev/inbox">Inbox</a></p>
<dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd><dt>Time</dt><dd>${escapeHtml(message.at)}</dd></dl>
<pre dir="auto">${escapeHtml(message.text)}</pre>
${message.html === null ? '' : `<p><a href="/api/dev/inbox/${message.id}/html">As HTML</a></p>`}
<ul>${message.attachments
    .map(
      (file, index) =>
        `<li><a href="/api/dev/inbox/${message.id}/${index}">${escapeHtml(file.name)}</a></li>`,
    )
    .join('')}</ul>`

const style = `body{font:14px/1.45 system-ui;margin:24px;color:#16213a}table{border-collapse:collapse;width:100%}
td,th{text-align:start;padding:6px 12px 6px 0;border-bottom:1px solid #dde2ea}pre{white-space:pre-wrap;padding:16px;border:1px solid #dde2ea;border-radius:6px;font:inherit}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}dt{color:#556077}a{color:#2b4a9b}`

const page = (title: string, body: string): PageReply =>
  html(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style><h1 dir="auto">${escapeHtml(title)}</h1>${body}</html>`,
  )

const html = (body: string): PageReply => ({
  contentType: 'text/html; charset=utf-8',
  body,
  headers: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
})

const json = (body: unknown): PageReply => ({
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
  headers: {},
})
