import type { Db } from '../../platform/db/kysely.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { languageOf, translator } from '../../platform/texts.ts'
import { mailOf } from '../email-templates/index.ts'
import { inWords } from './kinds.ts'
import type { Kind } from './kinds.ts'

export interface Reader {
  readonly name: string
  readonly emailAddress: string
  readonly cultureName: string
}

interface Said {
  readonly kind: Kind
  readonly params: Readonly<Record<string, string>>
  /** Where it is seen. */
  readonly link?: string
}

/** What a mail names at most; all of them are in the list. */
const mostInMail = 50

/** One mail with everything that a user was notified of just now, in the user's language. */
export async function mailNotices(
  db: Db,
  subscriberId: number,
  { name, emailAddress, cultureName }: Reader,
  notices: readonly Said[],
): Promise<void> {
  const language = languageOf(cultureName)
  const t = translator(language)
  const lines = notices
    .slice(0, mostInMail)
    .map(({ kind, params, link }) =>
      [
        t(`notification.${kind}.subject`, inWords(params, t)),
        t(`notification.${kind}.remark`, inWords(params, t)),
        ...(link === undefined ? [] : [link]),
      ].join('\n'),
    )
  const mail = await mailOf(db, 'notification', language, {
    name,
    count: String(notices.length),
    notices: lines.join('\n\n'),
  })
  await keepMail(db, subscriberId, { to: [emailAddress], ...mail })
}
