export { action, loader } from "./trip-calendar";
