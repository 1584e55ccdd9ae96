"""The table over the wire: HTTP and WebSocket, people and seats, a database that loses nothing."""
