import { TextInput } from '@mantine/core'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useMemo, useState } from 'react'
import { useT } from '../texts.ts'
import { codesOf, rightWords, rowsOf, sections } from './right-words.ts'
import css from './RightMatrix.module.css'
import { RightSectionTable } from './RightSectionTable.tsx'
import { WhatItOpens } from './WhatItOpens.tsx'

export interface MatrixProps {
  readonly held: ReadonlySet<string>
  /** Absent: only to look at. */
  readonly onChange?: (held: ReadonlySet<string>) => void
  /** Rights that the person may put in; what they lack can be taken out alone. */
  readonly mayGive?: (code: RightCode) => boolean
  /** The built-in role that it is held against. */
  readonly base?: ReadonlySet<string> | undefined
}

/** Every right by group and action; whole rows and columns at once, found by typing, walked with the arrow keys. */
export function RightMatrix(props: MatrixProps) {
  const t = useT()
  const { held, base } = props
  const [text, setText] = useState('')
  const [only, setOnly] = useState<'all' | 'chosen' | 'different'>('all')
  const [shown, setShown] = useState<RightCode>()
  const words = text.trim().toLowerCase()
  const found = useMemo(() => {
    const isFound = (code: RightCode) =>
      (words === '' ||
        rightWords(t, code).toLowerCase().includes(words) ||
        code.toLowerCase().includes(words)) &&
      (only !== 'chosen' || held.has(code)) &&
      (only !== 'different' || held.has(code) !== (base?.has(code) ?? held.has(code)))
    return (row: string) => codesOf(row).filter(isFound)
  }, [words, only, held, base, t])
  const visible = sections
    .map((section) => ({ section, rows: rowsOf(section).filter((row) => found(row).length > 0) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div className={css.matrix} data-editing={props.onChange !== undefined}>
      <div className={css.tools}>
        <TextInput
          className={css.find ?? ''}
          type="search"
          aria-label={t('role.find')}
          placeholder={t('role.find')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Only
          label={t('role.onlyChosen')}
          isOn={only === 'chosen'}
          set={(on) => setOnly(on ? 'chosen' : 'all')}
        />
        {base && (
          <Only
            label={t('role.onlyDifferent')}
            isOn={only === 'different'}
            set={(on) => setOnly(on ? 'different' : 'all')}
          />
        )}
        <span className="muted" aria-live="polite">
          {t.count('role.chosen', held.size)}
        </span>
      </div>
      {visible.length === 0 && <p className="muted">{t('role.noneFound')}</p>}
      {visible.map(({ section, rows }) => (
        <RightSectionTable
          key={section}
          {...props}
          section={section}
          rows={rows}
          found={found}
          onShow={setShown}
        />
      ))}
      <WhatItOpens code={shown} />
    </div>
  )
}

function Only({ label, isOn, set }: { label: string; isOn: boolean; set: (on: boolean) => void }) {
  return (
    <label className={css.only}>
      <input type="checkbox" checked={isOn} onChange={(event) => set(event.currentTarget.checked)} /> {label}
    </label>
  )
}
