import { Skeleton } from '@mantine/core'
import { tieOutChecks, tieOutFigures } from '@bahi/domain/returns/tie-out/board.ts'
import type { TieOutCheck } from '@bahi/domain/returns/tie-out/board.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useCall } from '../../app/api/use-call.ts'
import { DocumentLink } from '../../app/DocumentLink.tsx'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount, Chip, dash } from '../../ui/values.tsx'
import type { Filing } from './Gstr1.tsx'
import { Grid } from './Grid.tsx'
import css from './returns.module.css'

type Line = Reply<'gstReturn.tieOut'>[number]
type Document = Line['documents'][number]

const figures = {
  documents: 'tieOut.figure.documents',
  taxableValue: 'gstr1.taxable',
  igst: 'gstr1.igst',
  cgst: 'gstr1.cgst',
  sgst: 'gstr1.sgst',
  cess: 'gstr1.cess',
} as const

const differs = ({ difference, count }: Line): boolean => Number(difference) !== 0 || count > 0

/** What must agree before the period is filed: checks that differ first, each with the documents behind it. */
export function TieOut({ filing }: { filing: Filing }) {
  const t = useT()
  const found = useCall('gstReturn.tieOut', filing, { needed: true })
  if (!found.data) return <Skeleton height={360} />
  const lines = found.data
  const checks = tieOutChecks.map((check) => ({ check, lines: lines.filter((line) => line.check === check) }))
  const differing = checks.filter((one) => one.lines.some(differs))
  return (
    <div className={css.stack}>
      <p
        className={differing.length > 0 ? css.notice : 'muted'}
        data-grave={differing.length > 0}
        role="status"
      >
        {differing.length > 0
          ? t('tieOut.someDiffer', { count: String(differing.length) })
          : t('tieOut.allAgree')}
      </p>
      {[...differing, ...checks.filter((one) => !differing.includes(one))].map((one) => (
        <Check key={one.check} {...one} />
      ))}
    </div>
  )
}

function Check({ check, lines }: { check: TieOutCheck; lines: readonly Line[] }) {
  const t = useT()
  const differing = lines.filter(differs)
  const title = t(`tieOut.${check}`)
  const shown = differing.length > 0 ? differing : lines
  return (
    <section className={css.stack}>
      <div className={css.head}>
        <h2>{title}</h2>
        {differing.length > 0 ? (
          <Chip tone="danger">{t('tieOut.differs')}</Chip>
        ) : (
          <Chip tone={lines.length > 0 ? 'ok' : 'neutral'}>
            {t(lines.length > 0 ? 'tieOut.agrees' : 'tieOut.nothing')}
          </Chip>
        )}
      </div>
      {shown.length > 0 && <Sides check={check} title={title} lines={shown} />}
      {differing.length > 0 && <Behind check={check} lines={differing} />}
    </section>
  )
}

function Sides({ check, title, lines }: { check: TieOutCheck; title: string; lines: readonly Line[] }) {
  const t = useT()
  const hasSections = lines.some(({ section }) => section !== '')
  return (
    <Grid label={title}>
      <thead>
        <tr>
          {hasSections && <th scope="col">{t('filing.section')}</th>}
          <th scope="col">{t('tieOut.figure')}</th>
          <th scope="col" data-end>
            {t(`tieOut.${check}.left`)}
          </th>
          <th scope="col" data-end>
            {t(`tieOut.${check}.right`)}
          </th>
          <th scope="col" data-end>
            {t('tieOut.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.section} ${line.figure}`} className={differs(line) ? css.differs : undefined}>
            {hasSections && <th scope="row">{sectionName(t, line.section)}</th>}
            <td>{t(figures[line.figure])}</td>
            {(['left', 'right', 'difference'] as const).map((side) => (
              <td key={side} data-end>
                {line.figure === 'documents' ? (
                  <span className="figure">{groupDigits(line[side])}</span>
                ) : (
                  <Amount value={line[side]} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}

/** As the portal names sections and cells; a range of numbers is its own name. */
function sectionName(t: ReturnType<typeof useT>, section: string): string {
  const cell = t.find(`gstr3b.section.${section}`)
  return cell ? `${section} ${cell}` : (t.find(`returns.section.${section.toUpperCase()}`) ?? section)
}

/** Documents by their first difference; what to do about them. */
function Behind({ check, lines }: { check: TieOutCheck; lines: readonly Line[] }) {
  const t = useT()
  const documents = new Map<number, Document & Pick<Line, 'figure'>>()
  // The tax says more than the count of documents.
  for (const figure of [...tieOutFigures.slice(1), tieOutFigures[0]])
    for (const line of lines.filter((one) => one.figure === figure))
      for (const document of line.documents)
        if (!documents.has(document.documentId)) documents.set(document.documentId, { ...document, figure })
  const most = Math.max(...lines.map(({ count }) => count))
  return (
    <div className={css.issues} data-grave="true">
      <p>
        {t(
          documents.size > 0 || check === 'Gstr3b' || check === 'Numbers'
            ? `tieOut.${check}.fix`
            : 'tieOut.noDocument',
        )}
      </p>
      {documents.size > 0 && (
        <ul aria-label={t('tieOut.documents')}>
          {[...documents.values()].map((document) => (
            <li key={document.documentId}>
              <div>
                {document.kind === 'journal' ? (
                  <To to={`view-journal/${document.documentId}`}>
                    {document.number ?? t('tieOut.document')}
                  </To>
                ) : (
                  <DocumentLink kind={document.kind} id={document.documentId}>
                    {document.number ?? t('tieOut.document')}
                  </DocumentLink>
                )}
                <DateText value={document.date} />
                <span className="muted">{document.partyName ?? dash}</span>
              </div>
              <p className="meta">
                {t(figures[document.figure])}: {t(`tieOut.${check}.left`)}{' '}
                <Value figure={document.figure} value={document.left} /> · {t(`tieOut.${check}.right`)}{' '}
                <Value figure={document.figure} value={document.right} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {most > documents.size && (
        <p className="muted">{t('tieOut.more', { count: groupDigits(String(most - documents.size)) })}</p>
      )}
    </div>
  )
}

const Value = ({ figure, value }: { figure: Line['figure']; value: string }) =>
  figure === 'documents' ? <span className="figure">{value}</span> : <Amount value={value} />
