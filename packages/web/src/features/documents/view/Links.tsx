import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { isKindWithScreens, pathOf } from '../../../app/documents.ts'
import { To } from '../../../app/nav.tsx'
import { Facts } from '../../../app/screens/ViewScreen.tsx'
import { useT } from '../../../app/texts.ts'
import { DateText } from '../../../app/values.tsx'
import { Amount, dash } from '../../../ui/values.tsx'

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
  const { data = [] } = useCall('document.links', { id }, { quiet: true })
  return relations.map((relation) => {
    const links = data.filter((one) => one.relation === relation)
    if (links.length === 0) return null
    return (
      <Facts
        key={relation}
        title={t(titles[relation])}
        facts={links.map((one) => [
          t.label('DocumentKind', one.kind),
          <Linked key={one.documentId} link={one} />,
        ])}
      />
    )
  })
}

/** Its number leads there; its day and amount are below. */
function Linked({ link }: { link: Reply<'document.links'>[number] }) {
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
