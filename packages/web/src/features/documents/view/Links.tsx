import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { LoadFailed } from '../../../app/LoadFailed.tsx'
import { isKindWithScreens, pathOf } from '../../../app/documents.ts'
import { To } from '../../../app/nav.tsx'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Amount, dash } from '../../../ui/values.tsx'
import { factsOf } from '../facts.ts'

type Link = Reply<'document.links'>[number]

const titles = {
  madeFrom: 'fulfilment.madeFrom',
  madeInto: 'fulfilment.madeInto',
  corrects: 'note.corrects',
  correctedBy: 'note.correctedBy',
} as const
const relations = ['madeFrom', 'madeInto', 'corrects', 'correctedBy'] as const

/** What a document was made from and made into, what a note corrects, and the notes that correct a document. */
export function Links({ id }: { id: number }) {
  const t = useT()
  const { data, error, refetch } = useCall('document.chain', { id }, { quiet: true })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return relations.map((relation) => {
    const links = (data?.links ?? []).filter((one) => one.relation === relation)
    if (links.length === 0) return null
    return (
      <Facts
        key={relation}
        title={t(titles[relation])}
        facts={links.map((one) => [
          noteTypeOf(one) ? t.label('NoteType', noteTypeOf(one)!) : t.label('DocumentKind', one.kind),
          <Linked key={one.documentId} link={one} />,
        ])}
      />
    )
  })
}

/** Of a note whether it is a credit or a debit note. */
function noteTypeOf({ kind, typeCode }: Link): 'Credit' | 'Debit' | undefined {
  if (!isKindWithScreens(kind) || !factsOf(kind).has('note')) return undefined
  return typeCode === 'D' ? 'Debit' : 'Credit'
}

/** Its number leads there; its day and amount are below. */
function Linked({ link }: { link: Link }) {
  const number = <bdi>{link.number ?? dash}</bdi>
  return (
    <>
      {isKindWithScreens(link.kind) ? (
        <To to={pathOf(link.kind, 'view', link.documentId)}>{number}</To>
      ) : (
        number
      )}
      <br />
      <span className="muted">
        <DateText value={link.date} /> ·{' '}
        <Amount value={link.relation.startsWith('made') ? link.total : link.amount} />
      </span>
    </>
  )
}
