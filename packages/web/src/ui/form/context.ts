import { createContext, use } from 'react'
import type { FieldIssue, FormStore } from './form.ts'
import { useFormValue } from './form.ts'
import { getAt } from './values.ts'

export interface FormWords {
  readonly label: (name: string) => string
  readonly help: (name: string) => string | undefined
  /** At the field: names it and says what to do. */
  readonly issue: (name: string, issue: FieldIssue) => string
  /** In a list that names the fields beside it. */
  readonly together: (name: string, issue: FieldIssue) => string
  readonly choice: (type: string, value: string) => string
  readonly notChosen: string
  /** Of what was typed into a choice and fits none. */
  readonly nothingFits: string
}

interface FormSetting {
  readonly form: FormStore
  readonly words: FormWords
  readonly readOnly: boolean
}
export const FormContext = createContext<FormSetting | undefined>(undefined)

export function useFormSetting(): FormSetting {
  const setting = use(FormContext)
  if (!setting) throw new Error('a field needs a form around it')
  return setting
}

/** Value, fault and handlers of one field. */
export function useField(name: string) {
  const { form, words, readOnly } = useFormSetting()
  const value = useFormValue(form, (state) => getAt(state.values, name))
  const issue = useFormValue(form, (state) => state.issues.get(name))
  const rule = form.rule(name)
  return {
    form,
    rule,
    value,
    text: value === undefined || value === null ? '' : `${value as string | number}`,
    readOnly,
    label: words.label(name),
    help: words.help(name),
    error: issue ? words.issue(name, issue) : undefined,
    words,
  }
}
