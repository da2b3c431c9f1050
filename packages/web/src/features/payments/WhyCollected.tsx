import { useT } from '../../app/texts.ts'
import { grouped } from '../../ui/numbers.ts'

interface Sentence {
  readonly key: string
  readonly params?: Readonly<Record<string, string>> | undefined
}

/** Why so much is collected of a receipt, in sentences. */
export function WhyCollected({ why }: { readonly why: readonly Sentence[] }) {
  const t = useT()
  // Amounts have two decimals; rates, sections and their sources are shown as they are written.
  const shown = (params: Sentence['params'] = {}) =>
    Object.fromEntries(
      Object.entries(params).map(([name, value]) => [
        name,
        /^-?\d+\.\d\d$/.test(value) ? grouped(value) : value,
      ]),
    )
  return (
    <details>
      <summary>{t('tcs.why')}</summary>
      <ul>
        {why.map(({ key, params }) => (
          <li key={key}>{t.find(key, shown(params)) ?? key}</li>
        ))}
      </ul>
    </details>
  )
}
