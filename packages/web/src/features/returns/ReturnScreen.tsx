import type { ReturnForm } from '@bahi/contracts/return-forms.ts'
import type { ComponentType } from 'react'
import { Gstr1, Gstr1a } from './Gstr1.tsx'
import { Gstr9 } from './annual/Gstr9.tsx'
import { Gstr9c } from './annual/Gstr9c.tsx'
import { Gstr3b } from './gstr3b/Gstr3b.tsx'

const screens: Readonly<Record<ReturnForm, ComponentType>> = {
  gstr1: Gstr1,
  gstr1a: Gstr1a,
  gstr3b: Gstr3b,
  gstr9: Gstr9,
  gstr9c: Gstr9c,
}

/** A return of the period in the address. */
function ReturnScreen({ form }: { form: ReturnForm }) {
  const Screen = screens[form]
  return <Screen />
}

export const ReturnGstr1 = () => <ReturnScreen form="gstr1" />
export const ReturnGstr1a = () => <ReturnScreen form="gstr1a" />
export const ReturnGstr3b = () => <ReturnScreen form="gstr3b" />
export const ReturnGstr9 = () => <ReturnScreen form="gstr9" />
export const ReturnGstr9c = () => <ReturnScreen form="gstr9c" />
