export const languages = ['en', 'ar', 'hi'] as const
export type Language = (typeof languages)[number]

/** One text in every language; `{{name}}` marks a parameter. A missing language does not compile. */
export type Text = Readonly<Record<Language, string>>
export type Texts = Readonly<Record<string, Text>>
