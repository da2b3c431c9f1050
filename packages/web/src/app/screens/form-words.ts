import { issueText } from '@bahi/contracts/texts/issue-text.ts'
import { useMemo } from 'react'
import type { FormWords } from '../../ui/form/context.ts'
import type { FieldIssue } from '../../ui/form/form.ts'
import { useT } from '../texts.ts'
import type { Translate } from '../texts.ts'

/** Labels `field.<name>`, help `help.<name>`, messages `invalid.<code>`: the last part of a nested name decides. */
export function useFormWords(): FormWords {
  const t = useT()
  return useMemo<FormWords>(
    () => ({
      label: (name) => labelOf(t, name),
      help: (name) => t.find(`help.${lastOf(name)}`),
      issue: (name, issue) =>
        issue.message ??
        // A rule that knows what it expected names it.
        (issue.params?.['expected'] !== undefined
          ? t.find(`issue.${issue.code.toUpperCase()}.expected`, issue.params)
          : undefined) ??
        t.find(`invalid.${lastOf(name)}.${issue.code}`, issue.params) ??
        (issue.code === 'required' ? issueText(t.find, 'REQUIRED', name) : undefined) ??
        together(t, name, issue),
      together: (name, issue) =>
        issue.message ??
        t.find(`invalid.${lastOf(name)}.${issue.code}`, issue.params) ??
        together(t, name, issue),
      choice: (type, value) => t.label(type, value),
      notChosen: t('common.choose'),
      nothingFits: t('picker.nothing'),
    }),
    [t],
  )
}

const together = (t: Translate, name: string, { code, params }: FieldIssue) =>
  t.find(`invalid.${code}`, params) ?? issueText(t.find, code, name, params) ?? t('invalid.format')

function labelOf(t: Translate, name: string): string {
  const group = name.split('.').at(-2)
  return (
    (group && t.find(`field.${group}.${lastOf(name)}`)) ?? t.find(`field.${lastOf(name)}`) ?? lastOf(name)
  )
}

function lastOf(name: string): string {
  return name.split('.').at(-1) ?? name
}
