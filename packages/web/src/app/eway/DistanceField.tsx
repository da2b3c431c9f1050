import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { NumberField } from '../../ui/form/fields.tsx'
import { useFormSetting } from '../../ui/form/context.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { isAutomatic } from '../session/auto.ts'
import { useT } from '../texts.ts'
import { DateText } from '../values.tsx'
import css from './eway.module.css'

interface Props {
  readonly name: string
  readonly fromPincode: string | null | undefined
  readonly toPincode: string | null | undefined
}

const isPin = (text: string | null | undefined): text is string => /^\d{6}$/.test(text ?? '')

/** Kilometres between two PIN codes: typed, or looked up; an estimate is marked as one. */
export function DistanceField({ name, fromPincode, toPincode }: Props) {
  const t = useT()
  const { form, readOnly } = useFormSetting()
  const [told, setTold] = useState<Reply<'eWayBill.distance'>>()
  const [isBusy, setBusy] = useState(false)
  const look = async () => {
    if (!isPin(fromPincode) || !isPin(toPincode)) return
    setBusy(true)
    const found = await call('eWayBill.distance', { fromPincode, toPincode }).catch(() => undefined)
    setBusy(false)
    setTold(found)
    if (found?.km) form.fill({ [name]: found.km })
  }
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current || readOnly || !isAutomatic('AutoDistance') || form.value(name)) return
    if (!isPin(fromPincode) || !isPin(toPincode)) return
    asked.current = true
    void look()
  })
  return (
    <div className={css.distance}>
      <NumberField name={name} label={t('eWayBill.transport.distance')} />
      {!readOnly && (
        <Button
          onClick={() => void look()}
          loading={isBusy}
          disabled={!isPin(fromPincode) || !isPin(toPincode)}
        >
          {t('eWayBill.distance.look')}
        </Button>
      )}
      <p className="meta" role="status">
        {told ? <Source told={told} /> : t('eWayBill.transport.distanceHelp')}
      </p>
    </div>
  )
}

function Source({ told }: { told: Reply<'eWayBill.distance'> }) {
  const t = useT()
  if (told.source === null) return <>{t('eWayBill.distance.unknown')}</>
  return (
    <>
      {t(`eWayBill.distance.${told.source}`)} {told.toldAt && <DateText value={told.toldAt} />}
      {told.longestKm !== null && ` · ${t('eWayBill.distance.longest', { km: told.longestKm })}`}
    </>
  )
}
