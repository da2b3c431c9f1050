/** Cookies of one visitor of one host. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';', 1)[0]!.split(/=(.*)/s)
      this.#cookies.set(name!, value!)
    }
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
