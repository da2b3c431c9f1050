import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { pathOf } from '../../../app/documents.ts'
import { To } from '../../../app/nav.tsx'
import { paymentPath } from '../../../app/payments.ts'
import { useKind } from '../../../app/use-kind.ts'
import { useT } from '../../../app/texts.ts'
import css from './Chain.module.css'

type Chain = Reply<'document.chain'>
type Step = Chain['before'][number] | Chain['payments'][number]

/** Of one kind so many are named; of more, how many. */
const mostNamed = 2

/** The whole way of a document in one line: what led to it, itself, what came of it, and the payments of that. */
export function ChainStrip({ id, number }: { id: number; number: string | null }) {
  const t = useT()
  const kind = useKind()
  const { data } = useCall('document.chain', { id }, { quiet: true })
  if (!data || data.before.length + data.after.length + data.payments.length === 0) return null
  return (
    <nav aria-label={t('chain.title')} className={css.strip}>
      <ol>
        <Steps steps={data.before} />
        <li aria-current="page">
          <span className="meta">{t.label('DocumentKind', kind)}</span>
          <bdi>{number ?? t('invoice.draft')}</bdi>
        </li>
        <Steps steps={data.after} />
        <Steps steps={data.payments} />
      </ol>
    </nav>
  )
}

/** Kind by kind, in the order of their days. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useT()
  const kinds = [...new Set(steps.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const of = steps.filter((one) => one.kind === kind)
    const more = of.length - mostNamed
    return (
      <li key={kind}>
        <span className="meta">{t.label('DocumentKind', kind)}</span>
        <span>
          {of.slice(0, mostNamed).map((step, at) => (
            <Fragment key={step.id}>
              {at > 0 && ', '}
              <To to={wayTo(step)}>
                <bdi>{step.number}</bdi>
              </To>
            </Fragment>
          ))}
          {more > 0 && <More>{more}</More>}
        </span>
      </li>
    )
  })
}

const More = ({ children }: { children: ReactNode }) => <bdi className="muted figure"> +{children}</bdi>

const wayTo = ({ id, kind }: Step): string =>
  kind === 'paymentIn' || kind === 'paymentOut' ? paymentPath(kind, 'view', id) : pathOf(kind, 'view', id)
