export const languages = ['en', 'ar', 'hi'] as const
export type Language = (typeof languages)[number]

/** One text in every language; `{{name}}` marks a parameter. A missing language does not compile. */
export type Text = Readonly<Record<Language, string>>
/** What the `{{name}}` marks of a text are replaced by. */
export type Params = Readonly<Record<string, string | number>>
export type Texts = Readonly<Record<string, Text>>
