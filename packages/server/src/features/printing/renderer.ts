import { createRenderer, type Renderer } from './render.ts'

let shared: Renderer | undefined

/** The renderer of this process: its helpers start with the first document and never keep the process alive. */
export const renderer = (): Renderer => (shared ??= createRenderer())

export const closeRenderer = async (): Promise<void> => {
  await shared?.close()
  shared = undefined
}
