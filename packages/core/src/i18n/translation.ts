/** The texts of a module in another language: every key of the Chinese ones, and no other. Placeholders are written `{name}`. */
export type Translation<Chinese> = Readonly<Record<keyof Chinese, string>>

/** What overrides the conversion into Traditional Chinese. */
export type Overrides<Chinese> = Partial<Translation<Chinese>>

/** Texts of one module in the languages that are at hand; Chinese always is. */
export type ModuleTexts<Locale extends string = string> = { zh_CN: Readonly<Record<string, string>> } & {
  readonly [L in Locale]?: Readonly<Record<string, string>>
}
