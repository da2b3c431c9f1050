import { useFormSetting } from '../../ui/form/context.ts'
import { useFormValue } from '../../ui/form/form.ts'
import { textAt } from '../../ui/form/values.ts'
import { useIsUnknownHsn } from '../pickers/use-rate-of-hsn.ts'
import { useT } from '../texts.ts'

/** A code that is in no list is saved as it is, and said: an e-invoice and the return may be refused with it. */
export function HsnNotice({ name }: { name: string }) {
  const t = useT()
  const { form } = useFormSetting()
  const hsn = useFormValue(form, ({ values }) => textAt(values, name))
  const isUnknown = useIsUnknownHsn(hsn)
  return (
    <p className="meta" style={{ color: 'var(--attention)' }} role="status">
      {isUnknown && t('item.hsnUnknown', { hsn })}
    </p>
  )
}
