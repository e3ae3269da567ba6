export { loader } from "./trip-calendar";
