/** Key of an item's clock within which the applicant is told whether the application is accepted (行政许可法 32条). */
export const acceptanceClock = 'acceptance'
