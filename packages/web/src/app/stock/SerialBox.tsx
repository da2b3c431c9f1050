import { mostSerials, serialRange, serialsIn } from '@bahi/domain/inventory/serials.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../texts.ts'
import css from './SerialBox.module.css'

interface Props {
  readonly label: string
  readonly name?: string
  readonly value: readonly string[]
  /** How many are needed. */
  readonly quantity: number
  readonly error?: string | undefined
  readonly onChange: (serials: string[]) => void
  /** Without the fields that fill a range, where only known numbers are chosen. */
  readonly isShort?: boolean
}

/** Serial numbers, each on its line: typed, scanned or pasted, or a range that counts up from the first. */
export function SerialBox({ label, name, value, quantity, error, onChange, isShort = false }: Props) {
  const t = useT()
  // The box keeps what is typed, with lines that are still empty.
  const [text, setText] = useState(value.join('\n'))
  const [first, setFirst] = useState('')
  const [fault, setFault] = useState<string>()
  const shown = serialsIn(text).join('\n') === value.join('\n') ? text : value.join('\n')
  const set = (next: string) => {
    setText(next)
    onChange(serialsIn(next).slice(0, mostSerials))
  }
  const fill = () => {
    const range = serialRange(first, quantity - value.length)
    setFault(range ? undefined : t('stock.serialNoRange'))
    if (range) set([...value, ...range].join('\n'))
  }
  return (
    <div className={css.serials}>
      <Textarea
        label={`${label} (${t('stock.serialsCount', { count: String(value.length), quantity: String(quantity) })})`}
        description={t('stock.serialsHelp')}
        {...(name ? { name } : {})}
        data-takes-scans
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
        value={shown}
        error={error}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {!isShort && value.length < quantity && (
        <div className={css.range}>
          <TextInput
            label={t('stock.serialFirst')}
            maxLength={50}
            value={first}
            error={fault}
            onChange={(event) => setFirst(event.currentTarget.value)}
          />
          <Button variant="default" disabled={first.trim() === ''} onClick={fill}>
            {t('stock.serialFill')}
          </Button>
        </div>
      )}
    </div>
  )
}
