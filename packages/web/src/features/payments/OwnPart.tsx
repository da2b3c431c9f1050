import { OwnInputs } from '../../app/own-fields/OwnInputs.tsx'
import type { OwnField, OwnValues } from '../../app/own-fields/use-own-fields.tsx'
import { useT } from '../../app/texts.ts'
import css from './payments.module.css'

interface Props {
  readonly fields: readonly OwnField[]
  readonly values: OwnValues
  readonly errorOf: (name: string) => string | undefined
  readonly onChange: (values: OwnValues) => void
}

/** The business's own fields of a payment, as a section of its form. */
export function OwnPart(props: Props) {
  const t = useT()
  if (!props.fields.some(({ isDeleted }) => !isDeleted)) return null
  return (
    <section className={css.section} aria-labelledby="own-fields">
      <div className={css.head}>
        <h2 id="own-fields">{t('customField.section')}</h2>
      </div>
      <div className={css.fields}>
        <OwnInputs {...props} name="customFields" />
      </div>
    </section>
  )
}

/** What is sent of them: nothing where the business has none. */
export const ownBody = (fields: readonly OwnField[], values: OwnValues): { customFields?: OwnValues } =>
  fields.length > 0 ? { customFields: values } : {}
