/** Key of an item's clock within which the applicant is told whether the application is accepted (行政许可法 32条). */
export const acceptanceClock = 'acceptance'

/** Key of the clock of counties and cities, which give an opinion before the province accepts; of items that have such steps. */
export const localClock = 'local'

/** Key of the clock within which the matter is decided, by whichever authority decides. */
export const decisionClock = 'decision'
