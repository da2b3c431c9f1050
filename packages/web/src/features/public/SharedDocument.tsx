import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { saveFile } from '../../app/files.ts'
import { useNav } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { Amount } from '../../ui/values.tsx'
import css from './SharedDocument.module.css'

type Shared = Reply<'public.document'>
type Print = Shared['print']

/** A document as its receiver sees it: the sheet, what is due, how to pay, the PDF; no sign-in. */
export function SharedDocument() {
  const t = useT()
  const nav = useNav()
  const shortUrl = nav.path.split('/')[2] ?? ''
  const [shared, setShared] = useState<Shared>()
  const [isGone, setGone] = useState(shortUrl === '')
  useEffect(() => {
    if (!shortUrl) return
    call('public.document', { shortUrl }, { quiet: true }).then(setShared, () => setGone(true))
  }, [shortUrl])
  if (isGone) return <main className={css.page}>{t('public.gone')}</main>
  if (!shared) return null
  const { print } = shared
  return (
    <main className={css.page}>
      <div className={css.bar}>
        <strong>
          {print.title} <span className="figure">{print.number}</span>
        </strong>
        <Button onClick={() => void call('public.documentPdf', { shortUrl }).then(saveFile)}>
          {t('public.download')}
        </Button>
      </div>
      <Sheet print={print} />
      {shared.upiLink && (
        <section className={css.pay}>
          <p>
            {t('public.due')}: <Amount value={shared.balance} sign />
          </p>
          {shared.upiQrSvg && (
            <img
              alt={t('public.pay')}
              width={180}
              height={180}
              src={`data:image/svg+xml;utf8,${encodeURIComponent(shared.upiQrSvg)}`}
            />
          )}
          <Button component="a" variant="default" href={shared.upiLink}>
            {t('public.pay')}
          </Button>
        </section>
      )}
    </main>
  )
}

function Sheet({ print }: { print: Print }) {
  const t = useT()
  return (
    <article className={css.sheet} dir={print.direction} lang={print.language}>
      <header className={css.columns}>
        <Party party={print.supplier} />
        <dl className={css.facts}>
          {print.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className="figure">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div className={css.columns}>
        {print.parties.map((party) => (
          <Party key={party.heading} party={party} />
        ))}
      </div>
      {print.declarations.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className={css.scroll} tabIndex={0} role="region" aria-label={t('public.lines')}>
        <table>
          <thead>
            <tr>
              {print.lines.columns.map(({ key, label, kind }) => (
                <th key={key} scope="col" data-kind={kind}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {print.lines.rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, index) => (
                  <td key={index} data-kind={print.lines.columns[index]?.kind}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={css.totals}>
        {print.totals.map(({ label, value, strong }) => (
          <div key={label} data-strong={strong}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
      </dl>
      {print.words.map(({ language, label, text }) => (
        <p key={language} className="muted">
          {label}: {text}
        </p>
      ))}
    </article>
  )
}

function Party({ party }: { party: Print['supplier'] }) {
  return (
    <section>
      {party.heading && <small className="muted">{party.heading}</small>}
      <div>
        <strong>{party.name}</strong>
      </div>
      {party.lines.map((line) => (
        <div key={line} className="muted">
          {line}
        </div>
      ))}
      {party.facts.map((fact) => (
        <div key={fact.label}>
          {fact.label} <span className="figure">{fact.value}</span>
        </div>
      ))}
    </section>
  )
}
