import type { Db } from '../../platform/db/kysely.ts'
import { keepMail } from '../../platform/mail/outbox.ts'
import { fillMail } from '../../platform/mail/template.ts'
import { languageOf, translator } from '../../platform/texts.ts'
import type { Kind } from './kinds.ts'

export interface Reader {
  readonly emailAddress: string
  readonly cultureName: string
}

interface Said {
  readonly kind: Kind
  readonly params: Readonly<Record<string, string>>
}

/** What a mail names at most; all of them stand in the list. */
const mostInMail = 50

/** One mail with everything that a user was told of just now, in the user's language. */
export async function mailNotices(
  db: Db,
  subscriberId: number,
  { emailAddress, cultureName }: Reader,
  notices: readonly Said[],
): Promise<void> {
  const language = languageOf(cultureName)
  const t = translator(language)
  const lines = notices
    .slice(0, mostInMail)
    .map(
      ({ kind, params }) =>
        `${t(`notification.${kind}.subject`, params)}\n${t(`notification.${kind}.remark`, params)}`,
    )
  const subject = t(`notification.mail.subject.${notices.length === 1 ? 'one' : 'other'}`, {
    count: notices.length,
  })
  const mail = fillMail(
    { subject, body: '{{notices}}' },
    { notices: lines.join('\n\n') },
    { direction: language === 'ar' ? 'rtl' : 'ltr' },
  )
  await keepMail(db, subscriberId, { event: 'notification', to: [emailAddress], ...mail })
}
