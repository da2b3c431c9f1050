import type { CSSProperties } from 'react'
import type { Reply } from '../api/call-types.ts'
import { useT } from '../texts.ts'
import css from './PrintSheet.module.css'

type Sheet = Reply<'salesInvoice.sheet'>
type Print = Sheet['print']
type Table = Print['lines']
type Facts = Print['facts']

interface Props {
  readonly print: Print
  readonly logo?: string | null | undefined
  readonly signatureImage?: string | null | undefined
  readonly upiQrSvg?: string | null | undefined
  readonly einvoiceQrSvg?: string | null | undefined
  readonly ewayBarcodeSvg?: string | null | undefined
}

/** A document as its PDF shows it, block by block in the same order: both are laid out from the one model. */
export function PrintSheet(props: Props) {
  const { print, logo, signatureImage, upiQrSvg, einvoiceQrSvg, ewayBarcodeSvg } = props
  const t = useT()
  return (
    <article
      className={css.sheet}
      dir={print.direction}
      lang={print.language}
      data-template={print.layout.template}
      style={sizesOf(print)}
    >
      {print.watermark && (
        <>
          <div className={css.watermark} data-text={print.watermark} aria-hidden />
          <span className="sr-only">{print.watermark}</span>
        </>
      )}
      <header className={css.head}>
        <div className={css.supplier}>
          {logo && <img className={css.logo} src={logo} alt="" />}
          <Block {...print.supplier} />
        </div>
        <div className={css.title}>
          <h2>{print.title}</h2>
          {print.titleBeside && <div lang={print.titleBeside.language}>{print.titleBeside.text}</div>}
          <div className="figure">{print.number}</div>
          {print.copyName && <small className="muted">{print.copyName}</small>}
        </div>
      </header>
      <FactGrid facts={print.facts} />
      <div className={css.parties}>
        {print.parties.map((party) => (
          <Block key={party.heading} {...party} />
        ))}
      </div>
      {print.declarations.map((text) => (
        <p key={text} className={css.declaration}>
          {text}
        </p>
      ))}
      <Grid table={print.lines} label={t('public.lines')} />
      <div className={css.sums}>
        <div>
          {print.words.map(({ language, label, text }) => (
            <p key={language} lang={language}>
              <span className="muted">{label}:</span> {text}
            </p>
          ))}
          {print.rateSummary && <Grid table={print.rateSummary} label={print.rateSummary.title ?? ''} />}
        </div>
        <dl className={css.totals}>
          {print.totals.map(({ label, value, strong }) => (
            <div key={label} data-strong={strong}>
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {print.hsnSummary && <Grid table={print.hsnSummary} label={print.hsnSummary.title ?? ''} />}
      {print.einvoice && (
        <figure className={css.einvoice}>
          {einvoiceQrSvg && (
            <img
              alt={print.einvoice.caption}
              width={350}
              height={350}
              src={`data:image/svg+xml;utf8,${encodeURIComponent(einvoiceQrSvg)}`}
            />
          )}
          <figcaption>
            <strong>{print.einvoice.caption}</strong>
            <FactGrid facts={print.einvoice.facts} />
          </figcaption>
        </figure>
      )}
      <footer className={css.foot}>
        {print.upi && (
          <figure>
            {upiQrSvg && (
              <img
                alt={print.upi.caption}
                width={104}
                height={104}
                src={`data:image/svg+xml;utf8,${encodeURIComponent(upiQrSvg)}`}
              />
            )}
            <figcaption>
              {print.upi.caption}
              <FactGrid facts={print.upi.facts} />
            </figcaption>
          </figure>
        )}
        <div>
          {print.ewayBill && <FactGrid facts={print.ewayBill} />}
          {print.barcode && ewayBarcodeSvg && (
            <img
              className={css.barcode}
              alt={print.barcode.caption}
              width={242}
              height={36}
              src={`data:image/svg+xml;utf8,${encodeURIComponent(ewayBarcodeSvg)}`}
            />
          )}
          <FactGrid facts={print.bank} />
          {print.notes.map(({ heading, text }) => (
            <section key={heading}>
              <small className="muted">{heading}</small>
              <p className={css.note}>
                <bdi>{text}</bdi>
              </p>
            </section>
          ))}
        </div>
        <div className={css.signature}>
          <div>{print.signature.heading}</div>
          {signatureImage ? <img src={signatureImage} alt="" /> : <span className={css.blank} />}
          <div>{print.signature.name}</div>
          <div className="muted">{print.signature.designation}</div>
          <small className="muted">{print.signature.label}</small>
        </div>
      </footer>
    </article>
  )
}

/** The colour and the measures that the settings choose, for the styles to use. */
const sizesOf = ({ ink, layout }: Print) =>
  ({
    '--sheet-ink': ink,
    '--logo': `${layout.logoHeight}mm`,
    '--sheet-top': layout.template === 'letterhead' ? `${layout.top}mm` : undefined,
  }) as CSSProperties

function Block({ heading, name, lines, facts }: Print['supplier']) {
  return (
    <section>
      {heading && <small className="muted">{heading}</small>}
      <div>
        <strong>{name}</strong>
      </div>
      {lines.map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
      {facts.map((fact) => (
        <div key={fact.label}>
          <span className="muted">{fact.label}</span> <Value {...fact} />
        </div>
      ))}
    </section>
  )
}

function FactGrid({ facts }: { facts: Facts }) {
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.label}>
          {fact.label && <dt>{fact.label}</dt>}
          <dd>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Value = ({ value, code }: Facts[number]) =>
  code ? (
    <bdi dir="ltr" className="figure">
      {value}
    </bdi>
  ) : (
    <bdi>{value}</bdi>
  )

function Grid({ table, label }: { table: Table; label: string }) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={label}>
      <table>
        {table.title && <caption>{table.title}</caption>}
        <thead>
          <tr>
            {table.columns.map(({ key, label: head, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <Cells key={row} cells={cells} table={table} />
          ))}
        </tbody>
        {table.footer && (
          <tfoot>
            <Cells cells={table.footer} table={table} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

/** What follows a line break is below it, smaller. */
function Cells({ cells, table }: { cells: readonly string[]; table: Table }) {
  return (
    <tr>
      {cells.map((cell, index) => {
        const [first, ...rest] = cell.split('\n')
        return (
          <td key={index} data-kind={table.columns[index]?.kind}>
            {first}
            {rest.map((line) => (
              <small key={line} className="muted">
                {line}
              </small>
            ))}
          </td>
        )
      })}
    </tr>
  )
}
