import type { Reply } from '../../../app/api/call-types.ts'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { StateChip, TimeText } from '../../../app/values.tsx'

/** What the customer said to a quotation, when, and who entered it. */
export function AnswerFacts({ answer }: { answer: Reply<'salesQuotation.detail'>['customerAnswer'] }) {
  const t = useT()
  if (!answer) return null
  const { name, comment, answeredAt, enteredBy } = answer
  return (
    <Facts
      title={t('offer.answer')}
      facts={[
        [t('invoice.status'), <StateChip key="answer" status={answer.answer} />],
        ...(name ? [[t('offer.name'), name] as const] : []),
        ...(comment ? [[t('offer.comment'), comment] as const] : []),
        [t('offer.on'), <TimeText key="on" value={answeredAt} />],
        [t('offer.by'), enteredBy ?? t('offer.byCustomer')],
      ]}
    />
  )
}
