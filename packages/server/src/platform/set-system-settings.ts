interface Client {
  query(text: string, values: readonly unknown[]): Promise<unknown>
}

/** Sets values of the installation, as its owner; null goes back to the default. Running servers follow in seconds. */
export async function setSystemSettings(
  client: Client,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    if (value === null) await client.query('delete from system_settings where name = $1', [name])
    else
      await client.query(
        `insert into system_settings (name, value) values ($1, $2::jsonb)
         on conflict (name) do update set value = excluded.value, changed_at = now()`,
        [name, JSON.stringify(value)],
      )
  }
}
