import { Button, NativeSelect, TextInput } from '@mantine/core'
import { collectionSections } from '@bahi/domain/withholding/collect-sections.ts'
import type { CollectionSection } from '@bahi/domain/withholding/collect-sections.ts'
import { useT } from '../../app/texts.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import css from './payments.module.css'
import { noTcsTyped } from './tcs-on-advance.ts'
import type { TcsOfAdvance, TcsTyped } from './tcs-on-advance.ts'
import { WhyCollected } from './WhyCollected.tsx'

interface Props {
  readonly typed: TcsTyped
  readonly tcs: TcsOfAdvance
  readonly onChange: (typed: TcsTyped) => void
  readonly errorOf: (property: string) => string | undefined
}

/** Income tax collected of money that comes before its invoice: as the law has it, or as a person changes it with a reason. */
export function TcsOnAdvance({ typed, tcs, onChange, errorOf }: Props) {
  const t = useT()
  const { section, found } = tcs
  const money = (name: 'base' | 'amount', label: string, value: string) => (
    <MoneyInput
      label={label}
      name={`tcs.${name}`}
      error={errorOf(`tcs.${name}`)}
      value={typed[name] ?? value}
      onChange={(next) =>
        onChange({ ...typed, ...(name === 'base' ? { amount: undefined } : {}), [name]: next })
      }
    />
  )
  return (
    <section className={css.section} aria-label={t('tcs.onAdvance')}>
      <div className={css.head}>
        <h2>{t('tcs.onAdvance')}</h2>
        {typed !== noTcsTyped && (
          <Button variant="subtle" onClick={() => onChange(noTcsTyped)}>
            {t('tcs.reset')}
          </Button>
        )}
      </div>
      <p className="muted">{t('tcs.onAdvanceText')}</p>
      {errorOf('tcs') && <p role="alert">{errorOf('tcs')}</p>}
      <div className={css.fields}>
        <NativeSelect
          label={t('tcs.section')}
          name="tcs.section"
          error={errorOf('tcs.section')}
          value={section}
          data={[
            { value: '', label: t('tcs.sectionNone') },
            ...collectionSections.map((value) => ({ value, label: t.label('TcsSectionName', value) })),
          ]}
          onChange={(event) =>
            onChange({
              section: event.currentTarget.value as CollectionSection | '',
              reason: typed.reason,
            })
          }
        />
        {section !== '' && money('base', t('tcs.taxed'), found?.taxed ?? '')}
        {section !== '' && money('amount', t('tcs.tax'), found?.tax ?? '')}
        {tcs.isChanged && (
          <TextInput
            label={t('tcs.reason')}
            name="tcs.reason"
            required
            maxLength={50}
            error={errorOf('tcs.reason')}
            value={typed.reason}
            onChange={(event) => onChange({ ...typed, reason: event.currentTarget.value })}
          />
        )}
      </div>
      {found && <WhyCollected why={found.why} />}
    </section>
  )
}
