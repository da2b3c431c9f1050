import { setApart } from '@bahi/contracts/texts/fill.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'

/** A mail with fields in it: `{{party}}`. The text is plain; the HTML is made from it, so that a field can never be markup. */
export interface MailTemplate {
  readonly subject: string
  readonly body: string
}

export interface FilledMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/**
 * Fills the fields of a template. A field that is not given stays empty. Addresses that begin with https become links;
 * a blank line begins a paragraph.
 */
export const fillMail = (
  template: MailTemplate,
  fields: Readonly<Record<string, string>>,
  language: Language = 'en',
): FilledMail => {
  const text = fill(language, template.body, fields)
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linked(escapeHtml(paragraph)).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  return {
    // A line break in a subject would begin another header.
    subject: fill(language, template.subject, fields).replace(/\s+/g, ' ').trim(),
    text,
    html: `<!doctype html><html dir="${language === 'ar' ? 'rtl' : 'ltr'}"><body style="font:15px/1.5 sans-serif;color:#16213a;max-width:600px">${paragraphs}</body></html>`,
  }
}

/** Fields that a template names; an editor refuses those the event does not have. */
export const fieldsIn = ({ subject, body }: MailTemplate): string[] => [
  ...new Set([...`${subject}\n${body}`.matchAll(fieldForm)].map((match) => match[1]!)),
]

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char]!)

const fieldForm = /\{\{\s*([A-Za-z]+)\s*\}\}/g
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** One pass: what a field brings in is not searched for fields again. */
const fill = (language: Language, text: string, fields: Readonly<Record<string, string>>) =>
  text.replace(fieldForm, (_, name: string) =>
    Object.hasOwn(fields, name) ? setApart(language, fields[name]!) : '',
  )

const linked = (escaped: string) =>
  escaped.replace(/https?:\/\/[^\s<]+[^\s<.,;:!?)]/g, (address) => `<a href="${address}">${address}</a>`)
