import { Decimal } from '@bahi/domain/num/decimal.ts'
import type { ReactNode } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { addressOf, isPlainClick, searchText, To, useNav } from '../../app/nav.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useT } from '../../app/texts.ts'
import { groupDigits } from '../../ui/numbers.ts'
import { Amount } from '../../ui/values.tsx'
import { Grid } from './Grid.tsx'
import css from './returns.module.css'

type Summary = Reply<'gstr1.summary'>

/** What the period owes, what is in its way, and every section with its sums. */
export function Sections({
  summary,
  issues,
}: {
  summary: Summary
  issues: Reply<'gstr1.issues'> | undefined
}) {
  const t = useT()
  const { liability } = summary
  const owed = Decimal.sum(
    [liability.igst, liability.cgst, liability.sgst, liability.cess].map((tax) => Decimal.of(tax)),
  ).toFixed(2)
  const sums = totalOf(summary.sections.filter(({ section }) => !isPart(section) && !isAgain(section)))
  const shown = summary.sections.filter(({ documents, total }) => documents > 0 || Number(total) !== 0)
  return (
    <div className={css.stack}>
      {issues && issues.errors + issues.warnings > 0 && (
        <p className={css.notice} data-grave={issues.errors > 0}>
          <Inside change={{ tab: 'issues' }}>
            {[
              issues.errors > 0 && t.count('gstr1.errors', issues.errors),
              issues.warnings > 0 && t.count('gstr1.warnings', issues.warnings),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Inside>
        </p>
      )}
      <dl className={css.facts}>
        <Fact label={t('gstr1.liability')} isMain>
          <Amount value={owed} sign />
        </Fact>
        {(['igst', 'cgst', 'sgst', 'cess'] as const).map((tax) => (
          <Fact key={tax} label={t(`gstr1.${tax}`)}>
            <Amount value={liability[tax]} />
          </Fact>
        ))}
        <Fact label={t('gstr1.issued')}>
          <span className="figure">{groupDigits(String(summary.documentsIssued))}</span>
        </Fact>
        <Fact label={t('gstr1.cancelled')}>
          <span className="figure">{groupDigits(String(summary.documentsCancelled))}</span>
        </Fact>
        <Fact label={t('gstr1.drafts')}>
          <To to="sales-invoice?view=draft" className="figure">
            {groupDigits(String(summary.drafts))}
          </To>
        </Fact>
      </dl>
      {shown.length === 0 ? (
        <EmptyState text={t('gstr1.empty')} />
      ) : (
        <Grid label={t('gstr1.sections')}>
          <thead>
            <tr>
              <th scope="col">{t('gstr1.section')}</th>
              {(['documents', 'taxable', 'igst', 'cgst', 'sgst', 'cess', 'total'] as const).map((column) => (
                <th key={column} scope="col" data-end>
                  {t(`gstr1.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.section} data-part={isPart(row.section)}>
                <th scope="row">
                  <Inside change={row.section.startsWith('HSN_') ? { tab: 'hsn' } : { section: row.section }}>
                    {t.find(`returns.section.${row.section}`) ?? row.section}
                  </Inside>
                </th>
                <td data-end className="figure">
                  {groupDigits(String(row.documents))}
                </td>
                {([row.taxableValue, row.igst, row.cgst, row.sgst, row.cess, row.total] as const).map(
                  (amount, index) => (
                    <td key={index} data-end>
                      <Amount value={amount} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              {/* Sections that the lines above say again (parts of B2B, HSN, the list of documents) are not in it. */}
              <th scope="row">{t('gstr1.supplies')}</th>
              <td data-end className="figure">
                {groupDigits(String(sums.documents))}
              </td>
              {sums.amounts.map((amount, index) => (
                <td key={index} data-end>
                  <Amount value={amount} />
                </td>
              ))}
            </tr>
          </tfoot>
        </Grid>
      )}
    </div>
  )
}

/** Lines that split the line above them; their sums are in it. */
function isPart(section: string): boolean {
  return section.startsWith('B2B_') || section === 'EXPWP' || section === 'EXPWOP'
}

/** Tables 12, 13 and 14 say in another way what the sections before them say. */
const isAgain = (section: string) => /^(HSN_|DOC_ISSUE|SUPECOM_)/.test(section)

function totalOf(sections: Summary['sections']) {
  const sum = (amount: (section: Summary['sections'][number]) => string) =>
    Decimal.sum(sections.map(amount)).toFixed(2)
  return {
    documents: sections.reduce((count, { documents }) => count + documents, 0),
    amounts: [
      sum(({ taxableValue }) => taxableValue),
      sum(({ igst }) => igst),
      sum(({ cgst }) => cgst),
      sum(({ sgst }) => sgst),
      sum(({ cess }) => cess),
      sum(({ total }) => total),
    ],
  }
}

function Fact({ label, isMain = false, children }: { label: string; isMain?: boolean; children: ReactNode }) {
  return (
    <div data-main={isMain}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A link to another part of this return: the same address with some of its query changed. */
export function Inside({
  change,
  children,
}: {
  change: Readonly<Record<string, string | undefined>>
  children: ReactNode
}) {
  const nav = useNav()
  return (
    <a
      href={addressOf('gstr1-report', nav.eId) + searchText({ ...nav.search, ...change })}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        nav.setSearch(change, true)
      }}
    >
      {children}
    </a>
  )
}
