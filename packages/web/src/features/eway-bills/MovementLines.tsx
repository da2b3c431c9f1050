import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { codesOfItem } from '../../app/pickers/RecordPicker.tsx'
import type { ItemChoice } from '../../app/pickers/RecordPicker.tsx'
import { useChoices } from '../../app/pickers/use-choices.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { useField, useFormSetting } from '../../ui/form/context.ts'
import { toValue, useFormValue } from '../../ui/form/form.ts'
import { typedText } from '../../ui/form/blur.ts'
import { Notes } from '../../ui/Notes.tsx'
import { Picker } from '../../ui/Picker.tsx'
import css from './movement.module.css'

const cells = [
  ['hsn', 'movement.hsn'],
  ['quantity', 'movement.quantity'],
  ['uqc', 'movement.uqc'],
  ['unitPrice', 'movement.unitPrice'],
  ['taxableValue', 'movement.taxableValue'],
  ['taxRate', 'movement.taxRate'],
  ['cessRate', 'movement.cessRate'],
] as const satisfies readonly (readonly [string, TextKey])[]

/** The goods; Enter goes to the next cell, and from the last one to a new line. */
export function MovementLines() {
  const t = useT()
  const { form, readOnly } = useFormSetting()
  const box = useRef<HTMLDivElement>(null)
  const count = useFormValue(form, ({ values }) => (values['lines'] as unknown[] | undefined)?.length ?? 0)
  const all = () => (form.value('lines') as unknown[] | undefined) ?? []
  const add = () => {
    form.set('lines', [...all(), { taxRate: '0' }])
    window.setTimeout(
      () =>
        inputsOf(box.current)
          .at(-cells.length - 1)
          ?.focus(),
      30,
    )
  }
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    if (!(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const inputs = inputsOf(box.current)
    const next = inputs[inputs.indexOf(event.target) + 1]
    if (next) next.focus()
    else add()
  }
  return (
    <section className={css.lines} ref={box} onKeyDown={step} aria-label={t('movement.goods')}>
      <h2>{t('movement.goods')}</h2>
      <div className={css.head} aria-hidden>
        <span>{t('movement.item')}</span>
        {cells.map(([name, label]) => (
          <span key={name}>{t(label)}</span>
        ))}
        <span />
      </div>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={css.line}
          role="group"
          aria-label={t('movement.line', { number: index + 1 })}
        >
          <Item index={index} />
          {cells.map(([name, label]) => (
            <Cell key={name} name={`lines.${index}.${name}`} label={t(label)} />
          ))}
          {!readOnly && (
            <ActionIcon
              aria-label={t('movement.removeLine', { number: index + 1 })}
              onClick={() =>
                form.set(
                  'lines',
                  all().filter((_one, at) => at !== index),
                )
              }
            >
              <IconX size={16} stroke={1.5} />
            </ActionIcon>
          )}
        </div>
      ))}
      {!readOnly && (
        <div>
          <Button onClick={add}>{t('movement.addLine')}</Button>
        </div>
      )}
    </section>
  )
}

const inputsOf = (box: HTMLElement | null) => [
  ...(box?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []),
]

/** An item of the books fills its line; what is not in the books is just named. */
function Item({ index }: { index: number }) {
  const t = useT()
  const { form, readOnly } = useFormSetting()
  const path = `lines.${index}`
  const field = useField(`${path}.name`)
  const found = useChoices('item.pick', {}, { codesOf: codesOfItem })
  const name = (text: string) => form.fill({ [`${path}.itemId`]: '', [`${path}.name`]: text })
  return (
    <div className={css.item}>
      <span className={css.label}>{t('movement.item')}</span>
      <Picker
        aria-label={t('movement.item')}
        name={`${path}.name`}
        readOnly={readOnly}
        shown={field.text}
        {...found}
        error={field.error}
        choiceKey={({ id }) => id}
        render={(item) => (
          <span>
            {item.name}{' '}
            <small className="muted">
              <Notes of={[item.code, item.hsn]} />
            </small>
          </span>
        )}
        onPick={(item) =>
          item
            ? form.fill({
                [path]: {
                  itemId: item.id,
                  name: item.name,
                  hsn: item.hsn ?? '',
                  ...oneOf(item),
                  taxRate: item.taxRate ?? '0',
                  cessRate: item.cessRate ?? '',
                },
              })
            : name('')
        }
        create={
          found.search.trim()
            ? { label: (text) => t('invoice.justText', { name: text }), run: name, onTab: name }
            : undefined
        }
        words={{ nothing: t('list.nothingFound'), clear: t('common.remove') }}
      />
    </div>
  )
}

/** One of the item, or of its second unit where that is what the barcode was of. */
function oneOf({ secondUnit, uqc, priceIncludesTax, sellingPrice }: ItemChoice) {
  const price = priceIncludesTax ? '' : (sellingPrice ?? '')
  if (!secondUnit) return { quantity: '1', uqc: uqc ?? '', unitPrice: price }
  if (secondUnit.uqc === null) return { quantity: secondUnit.contains, uqc: uqc ?? '', unitPrice: price }
  return {
    quantity: '1',
    uqc: secondUnit.uqc,
    unitPrice: price && Decimal.of(price).mul(secondUnit.contains).toPlain(),
  }
}

function Cell({ name, label }: { name: string; label: string }) {
  const { form, rule, text, error, readOnly } = useField(name)
  const isNumber = rule.kind === 'decimal'
  return (
    <label className={css.cell}>
      <span className={css.label}>{label}</span>
      <input
        name={name}
        value={text}
        readOnly={readOnly}
        maxLength={rule.maxLength}
        inputMode={isNumber ? 'decimal' : rule.digits ? 'numeric' : undefined}
        autoComplete="off"
        data-number={isNumber || undefined}
        aria-invalid={error ? true : undefined}
        aria-label={label}
        title={error}
        onChange={(event) =>
          form.set(name, toValue(typedText(event.currentTarget.value, rule, text).text, rule))
        }
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => form.blur(name)}
      />
      {error && (
        <span className={css.error} role="alert">
          {error}
        </span>
      )}
    </label>
  )
}
