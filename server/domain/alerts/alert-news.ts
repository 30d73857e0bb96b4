/** News of one alert, as a notification stores them. */
export interface AlertNews {
  /** Name of the alert. */
  name: string;
  /** Number of new notices; null if the alert was paused, because its list was not opened. */
  count: number | null;
  /** Path of its list with the id of the alert; of the settings if the alert was paused. */
  path: string;
}
