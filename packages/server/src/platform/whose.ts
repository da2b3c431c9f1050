import { AsyncLocalStorage } from 'node:async_hooks'

/** The subscriber that the running request or task works for, for places that are shared out between subscribers. */
const whose = new AsyncLocalStorage<number>()

export const workFor = <T>(subscriberId: number, work: () => T): T => whose.run(subscriberId, work)

/** 0 where nobody is signed in, as behind a public link. */
export const currentSubscriber = (): number => whose.getStore() ?? 0
