import { useState, useSyncExternalStore } from 'react'
import type * as z from 'zod'
import { afterPress } from './after-press.ts'
import { blurText } from './blur.ts'
import { ruleOf } from '@bahi/contracts/field-rule.ts'
import type { FieldRule } from '@bahi/contracts/field-rule.ts'
import { pickKnown } from '@bahi/contracts/known-members.ts'
import { getAt, setAt, withoutBlanks } from './values.ts'
import type { Values } from './values.ts'

/** Something wrong with a field, before it is put into words. */
export interface FieldIssue {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Texts of the server, shown as they are. */
  readonly message?: string
}

export interface FormState {
  readonly values: Values
  readonly issues: ReadonlyMap<string, FieldIssue>
  readonly isDirty: boolean
}

/**
 * The values of a form and what is wrong with them. Fields subscribe to themselves, so a key stroke draws one
 * field. Limits, capitals, decimals and messages follow from the schema, and of a record that is edited a form begins with
 * what the schema names: it sends nothing that its call does not take.
 */
export class FormStore {
  readonly schema: z.ZodType
  private state: FormState
  private readonly start: Values
  private readonly listeners = new Set<() => void>()

  constructor(schema: z.ZodType, initial: Values) {
    this.schema = schema
    this.start = pickKnown(schema, initial)
    this.state = { values: this.start, issues: new Map(), isDirty: false }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  get = (): FormState => this.state
  value = (name: string): unknown => getAt(this.state.values, name)
  rule = (name: string): FieldRule => ruleOf(this.schema, name)

  set(name: string, value: unknown): void {
    const values = setAt(this.state.values, name, value)
    this.put({ values, isDirty: true, issues: this.without(name) })
  }
  /** Several fields at once, as a lookup fills them. */
  fill(changes: Values): void {
    let { values } = this.state
    const issues = new Map(this.state.issues)
    for (const [name, value] of Object.entries(changes)) {
      values = setAt(values, name, value)
      issues.delete(name)
    }
    this.put({ values, issues, isDirty: true })
  }
  reset(values: Values): void {
    this.put({ values: pickKnown(this.schema, values), isDirty: false, issues: new Map() })
  }
  markSaved(): void {
    this.put({ isDirty: false })
  }
  focus(name: string): void {
    if (this.state.issues.has(name)) this.put({ issues: this.without(name) })
  }
  blur(name: string, extra?: { min?: number; required?: boolean }): void {
    const rule = this.rule(name)
    const current = this.value(name)
    const text = current === undefined || current === null ? '' : `${current as string | number}`
    const { value, flag } = blurText(text, rule, extra)
    if (value !== text) this.put({ values: setAt(this.state.values, name, toValue(value, rule)) })
    if (flag) this.mark(name, issueOf(flag, rule))
    else this.checkOne(name)
  }
  /** For fields that are chosen, not typed: only being empty can be wrong. */
  leaveChoice(name: string, required: boolean): void {
    const value = this.value(name)
    if (required && (value === '' || value === undefined || value === null))
      this.mark(name, { code: 'required' })
  }
  setIssues(issues: ReadonlyMap<string, FieldIssue>): void {
    this.put({ issues })
  }

  /** The body to send, or undefined with every fault marked. */
  check(): Values | undefined {
    const body = withoutBlanks(this.state.values)
    const result = this.schema.safeParse(body)
    if (result.success) {
      this.put({ issues: new Map() })
      return body
    }
    const issues = new Map<string, FieldIssue>()
    for (const issue of result.error.issues) {
      const name = issue.path.join('.')
      if (!issues.has(name)) issues.set(name, this.fromZod(name, issue))
    }
    this.put({ issues })
    return undefined
  }

  private checkOne(name: string): void {
    const value = this.value(name)
    if (value === '' || value === undefined) return
    const body = withoutBlanks(this.state.values)
    const result = this.schema.safeParse(body)
    const issue = result.error?.issues.find(({ path }) => path.join('.') === name)
    if (issue) this.mark(name, this.fromZod(name, issue))
  }
  /** A fault of a field that is left; gone again where the field holds something else by the time it is shown. */
  private mark(name: string, issue: FieldIssue): void {
    const value = this.value(name)
    afterPress(() => {
      if (this.value(name) === value) this.put({ issues: new Map(this.state.issues).set(name, issue) })
    })
  }
  private fromZod(name: string, issue: z.core.$ZodIssue): FieldIssue {
    if (this.value(name) === '' || this.value(name) === undefined) return { code: 'required' }
    switch (issue.code) {
      case 'too_big':
        return {
          code: issue.origin === 'string' ? 'tooLong' : 'tooLarge',
          params: { max: Number(issue.maximum) },
        }
      case 'too_small':
        return issue.origin === 'string'
          ? { code: 'required' }
          : { code: 'tooSmall', params: { min: Number(issue.minimum) } }
      case 'custom':
        return { code: issue.message, ...paramsOf(issue.params) }
      case 'invalid_value':
        return { code: 'choice' }
      default:
        return this.rule(name).kind === 'date'
          ? { code: 'date', params: { text: String(this.value(name)) } }
          : { code: 'format' }
    }
  }
  private without(name: string): ReadonlyMap<string, FieldIssue> {
    if (!this.state.issues.has(name)) return this.state.issues
    const issues = new Map(this.state.issues)
    issues.delete(name)
    return issues
  }
  private put(change: Partial<FormState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
  get initial(): Values {
    return this.start
  }
}

function issueOf(flag: string, rule: FieldRule): FieldIssue {
  if (flag !== 'tooLarge') return { code: flag }
  return { code: flag, params: { max: rule.max ?? `${'9'.repeat(rule.whole)}.${'9'.repeat(rule.scale)}` } }
}

export function toValue(text: string, rule: FieldRule): unknown {
  return rule.kind === 'number' && text !== '' ? Number(text) : text
}

/** One form for the life of a screen. */
export function useForm(schema: z.ZodType, initial: Values): FormStore {
  const [form] = useState(() => new FormStore(schema, initial))
  return form
}

/** Draws again when what `select` gives changes; it must give the same thing for the same state. */
export function useFormValue<T>(form: FormStore, select: (state: FormState) => T): T {
  return useSyncExternalStore(form.subscribe, () => select(form.get()))
}

/** What a rule says beside its code, for the text that is made of it. */
const paramsOf = (params: Readonly<Record<string, unknown>> | undefined): Pick<FieldIssue, 'params'> =>
  params ? { params: params as Readonly<Record<string, string>> } : {}
